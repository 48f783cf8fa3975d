import type { IncomingMessage } from 'node:http';
import type { Behaviour } from './distribution.ts';
import { readBody } from './http-server.ts';

/** A viewer's request to CloudFront. */
export type Viewer = {
  method: string;
  path: string;
  rawQuery: string | undefined;
  headers: Record<string, string[]>;
  /** undefined if it is too long for a function URL. */
  body: Buffer | undefined;
  clientIp: string;
  clientPort: number;
};

export async function readViewerRequest(request: IncomingMessage): Promise<Viewer> {
  const target = (request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
  const [path = '', ...query] = target.split('?');
  const headers = Object.entries(request.headersDistinct).map(([name, list]) => [name, list ?? []]);
  return {
    method: request.method ?? 'GET',
    path: path.startsWith('/') ? path : `/${path}`,
    rawQuery: target.includes('?') ? query.join('?') : undefined,
    headers: Object.fromEntries(headers),
    body: await readBody(request, LARGEST_BODY),
    clientIp: (request.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    clientPort: request.socket.remotePort ?? 0,
  };
}

/** The forwarded viewer headers, and CloudFront's own, which viewers can't overwrite. */
export function originHeaders(
  viewer: Viewer,
  { forwarding, origin }: Behaviour,
  headers: Record<string, string[]>,
): Record<string, string[]> {
  const forwarded = Object.entries(headers).filter(
    ([name]) => forwarding.viewerHeader(name) && !HOP_BY_HOP.has(name) && !name.startsWith('cloudfront-'),
  );
  const added = forwarding.addedHeaders.map((name) => [name, [`${viewer.clientIp}:${viewer.clientPort}`]]);
  const always = Object.fromEntries(
    ['content-type', 'content-length'].flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
  );
  return {
    'user-agent': ['Amazon CloudFront'],
    ...always,
    ...Object.fromEntries(forwarded),
    ...Object.fromEntries(added),
    'x-forwarded-for': [...(headers['x-forwarded-for'] ?? []), viewer.clientIp],
    via: ['1.1 local.cloudfront.net (CloudFront)'],
    ...Object.fromEntries(Object.entries(origin.customHeaders).map(([name, value]) => [name, [value]])),
  };
}

/** Normalises by RFC 3986, so that dot segments or needless percent-encoding can't select another behaviour. */
export function normalise(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code;
  });
  const segments: string[] = [];
  for (const segment of decoded.split('/').slice(1)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.') segments.push(segment);
  }
  return `/${segments.join('/')}`;
}

/** Request limit of a function URL. */
const LARGEST_BODY = 6 * 1024 * 1024;

const HOP_BY_HOP = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
