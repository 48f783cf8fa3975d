import type { RequestListener } from 'node:http';
import { readBody } from './http-server.ts';
import { openJournal } from './journal.ts';

export type ReceivedWebhook = {
  date: string;
  headers: Record<string, string>;
  /** The signed body, verbatim. */
  raw: string;
  /** The same, parsed; null if it isn't JSON. */
  body: unknown;
};

export type Webhooks = { list(): Promise<ReceivedWebhook[]>; listener: RequestListener };

/** Stands in for the owner's receiver: stores every webhook and answers once it is on disk. */
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
