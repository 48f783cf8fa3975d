import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { LogLine } from '../../functions/statistics/log-line.ts';
import type { Viewer } from './viewer.ts';

/** Log lines as CloudFront writes them, in hourly files; listing the bucket begins new ones. */
export function openAccessLog(folder: string) {
  mkdirSync(folder, { recursive: true });
  let batch = randomUUID().slice(0, 8);
  return {
    record({ method, path, rawQuery, headers }: Viewer, status: number, contentType?: string) {
      const [date = '', time = ''] = new Date().toISOString().split(/[T.]/);
      const line: LogLine = {
        date,
        time,
        'cs-method': method,
        'cs-uri-stem': path,
        'cs-uri-query': rawQuery || '-',
        'sc-status': `${status}`,
        'sc-content-type': header(contentType),
        'cs(Referer)': header(headers.referer),
        'cs(User-Agent)': header(headers['user-agent']),
      };
      const file = join(folder, `LOCAL.${date}-${time.slice(0, 2)}.${batch}.gz`);
      appendFileSync(file, `${JSON.stringify(line)}\n`);
    },
    /** S3 for the handler that reads the log: lists, gets and deletes objects. */
    bucket({ method, url = '/' }: IncomingMessage, response: ServerResponse) {
      const { pathname, searchParams } = new URL(url, 'http://s3.local');
      if (searchParams.has('list-type')) {
        batch = randomUUID().slice(0, 8);
        const contents = readdirSync(folder).map((name) => `<Contents><Key>${name}</Key></Contents>`);
        response.setHeader('content-type', 'application/xml');
        return void response.end(
          `<ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`,
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
