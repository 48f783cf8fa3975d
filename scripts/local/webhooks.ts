import type { RequestListener } from 'node:http';
import { readBody } from './http-server.ts';
import { openJournal } from './journal.ts';

/** A webhook as its receiver got it. */
export type ReceivedWebhook = {
  date: string;
  headers: Record<string, string>;
  /** To the letter, as it was signed. */
  raw: string;
  /** The same, parsed; null where it is no JSON. */
  body: unknown;
};

export type Webhooks = { list(): Promise<ReceivedWebhook[]>; listener: RequestListener };

/** The receiver that stands in for the owner's: keeps every webhook, and answers when it is on disk. */
export function createWebhooks(file: string): Webhooks {
  const journal = openJournal<ReceivedWebhook>(file);
  return {
    list: journal.read,
    async listener(request, response) {
      const bytes = await readBody(request, 1024 * 1024);
      if (request.method !== 'POST' || !bytes) return void response.writeHead(400).end();
      const raw = bytes.toString();
      journal.append({
        date: new Date().toISOString(),
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        raw,
        body: parsed(raw),
      });
      response.writeHead(204).end();
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
