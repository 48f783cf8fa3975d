import type { IncomingMessage } from 'node:http';
import { readBody } from './http.ts';

/** A viewer's request to CloudFront. Header names are lower case. */
export type Viewer = {
  method: string;
  /** As received, still percent-encoded. */
  path: string;
  rawQuery: string | undefined;
  headers: Record<string, string>;
  /** undefined if it is too long for a function URL. */
  body: Buffer | undefined;
  clientIp: string;
  clientPort: number;
};

/** Request limit of a function URL. */
const LARGEST_BODY = 6 * 1024 * 1024;

export async function readViewerRequest(request: IncomingMessage): Promise<Viewer> {
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
  const [, path = '', rawQuery] = /^([^?]*)(?:\?(.*))?$/s.exec(target) ?? [];
  const headers = Object.entries(request.headersDistinct).map(([name, list = []]) => [
    name,
    list.join(name === 'cookie' ? '; ' : ','),
  ]);
  return {
    method: request.method ?? 'GET',
    path: path.startsWith('/') ? path : `/${path}`,
    rawQuery,
    headers: Object.fromEntries(headers),
    body: await readBody(request, LARGEST_BODY),
    clientIp: (request.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    clientPort: request.socket.remotePort ?? 0,
  };
}
