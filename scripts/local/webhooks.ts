import type { RequestListener } from 'node:http';
import { readBody } from './http.ts';
import { openRecords, type Records } from './records.ts';

export type ReceivedWebhook = {
  date: string;
  headers: Record<string, string>;
  /** The signed body, verbatim. */
  raw: string;
  /** The same, parsed. */
  body: unknown;
};

/** Stands in for the owner's receiver: stores every webhook and answers once it is on disk. */
export function openWebhooks(file: string): Records<ReceivedWebhook> & { receiver: RequestListener } {
  const records = openRecords<ReceivedWebhook>(file);
  return {
    ...records,
    async receiver(request, response) {
      const raw = (await readBody(request))?.toString();
      if (request.method !== 'POST' || !raw) return void response.writeHead(400).end();
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
      records.add({
        date: new Date().toISOString(),
        headers: Object.fromEntries(headers),
        raw,
        body: JSON.parse(raw),
      });
      response.writeHead(204).end();
    },
  };
}
