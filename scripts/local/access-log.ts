import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LogLine } from '../../functions/statistics/log-line.ts';
import type { Viewer } from './viewer.ts';

export type AccessLog = {
  record(viewer: Viewer, status: number, contentType?: string): void;
  /** S3 for the handler that reads the log: lists, gets and deletes objects. */
  bucket: RequestListener;
};

/** What CloudFront would log of each request, in files of an hour, which it delivers when the bucket is listed. */
export function openAccessLog(folder: string): AccessLog {
  mkdirSync(folder, { recursive: true });
  const files = (ending: string) => readdirSync(folder).filter((name) => name.endsWith(ending));
  const deliver = () => {
    for (const name of files('.open'))
      renameSync(join(folder, name), join(folder, name.replace(/open$/, `${randomUUID().slice(0, 8)}.gz`)));
  };
  return {
    record(viewer, status, contentType) {
      const now = new Date().toISOString();
      const line = `${JSON.stringify(logLine(viewer, status, contentType, now))}\n`;
      appendFileSync(join(folder, `LOCAL.${now.slice(0, 13).replace('T', '-')}.open`), line);
    },
    bucket({ method, url = '/' }, response) {
      const { pathname, searchParams } = new URL(url, 'http://s3.local');
      if (searchParams.has('list-type')) {
        deliver();
        const contents = files('.gz').map((name) => `<Contents><Key>${name}</Key></Contents>`);
        response.setHeader('content-type', 'application/xml');
        const list = `<IsTruncated>false</IsTruncated>${contents.join('')}`;
        return void response.end(
          `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${list}</ListBucketResult>`,
        );
      }
      const file = join(folder, basename(pathname));
      if (method === 'GET') return void response.end(gzipSync(readFileSync(file)));
      if (method === 'DELETE') rmSync(file, { force: true });
      response.writeHead(method === 'DELETE' ? 204 : 405).end();
    },
  };
}

/** Headers are encoded as in CloudFront's log. */
const header = (value: string | undefined) => (value ? encodeURI(value.toWellFormed()) : '-');

const logLine = (
  { method, path, rawQuery, headers }: Viewer,
  status: number,
  contentType: string | undefined,
  now: string,
): LogLine => ({
  date: now.slice(0, 10),
  time: now.slice(11, 19),
  'cs-method': method,
  'cs-uri-stem': path,
  'cs-uri-query': rawQuery || '-',
  'sc-status': `${status}`,
  'sc-content-type': header(contentType),
  'cs(Referer)': header(headers.referer),
  'cs(User-Agent)': header(headers['user-agent']),
});
