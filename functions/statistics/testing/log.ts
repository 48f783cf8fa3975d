import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { LogFiles } from '../count-log.ts';
import type { LogLine } from '../log-line.ts';

export const BROWSER =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** A visitor's request for the home page, typed in, unless told otherwise. */
export const request = (changed: Partial<LogLine> = {}): LogLine => ({
  date: '2026-11-24',
  time: '15:04:05',
  'cs-method': 'GET',
  'cs-uri-stem': '/',
  'cs-uri-query': '-',
  'sc-status': '200',
  'sc-content-type': 'text/html',
  'cs(Referer)': '-',
  'cs(User-Agent)': BROWSER,
  ...changed,
});

export const line = (changed?: Partial<LogLine>) => JSON.stringify(request(changed));

/** A bucket in memory. */
export function logFiles(): LogFiles & {
  put(name: string, lines: string[] | Buffer): void;
  kept: Map<string, Buffer>;
} {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    put: (name, lines) =>
      void kept.set(name, Buffer.isBuffer(lines) ? lines : gzipSync(`${lines.join('\n')}\n`)),
    list: async () => [...kept.keys()],
    read: async (name) => Readable.from([kept.get(name) ?? Buffer.alloc(0)]),
    remove: async (name) => void kept.delete(name),
  };
}
