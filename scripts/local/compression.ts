import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encodings } from './request-policies.ts';

export type Encoding = 'br' | 'gzip';

/** The encoding CloudFront would choose by type, size, status and Accept-Encoding; undefined for none. */
export function chooseEncoding(input: {
  acceptEncoding: string;
  contentType: string;
  size: number;
  status: number;
  encodings: Encodings;
}): Encoding | undefined {
  if (![200, 403, 404].includes(input.status) || input.size < 1000 || input.size > 10_000_000)
    return undefined;
  if (!COMPRESSIBLE.has(input.contentType.split(';')[0]?.trim().toLowerCase() ?? '')) return undefined;
  if (input.encodings.br && accepts(input.acceptEncoding, 'br')) return 'br';
  if (input.encodings.gzip && accepts(input.acceptEncoding, 'gzip')) return 'gzip';
  return undefined;
}

/** Compresses bodies; those with a cache key (a content hash) once only, at the best quality. */
export function createCompressor(): (body: Buffer, encoding: Encoding, cacheKey?: string) => Promise<Buffer> {
  const cache = new Map<string, Promise<Buffer>>();
  return (body, encoding, cacheKey) => {
    const key = `${encoding} ${cacheKey}`;
    const known = cacheKey === undefined ? undefined : cache.get(key);
    if (known) return known;
    // Brotli's best quality takes seconds per megabyte, too long for large files.
    const compressed = compress(body, encoding, cacheKey !== undefined && body.length < 500_000);
    if (cacheKey !== undefined) cache.set(key, compressed);
    return compressed;
  };
}

function compress(body: Buffer, encoding: Encoding, best: boolean): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(body, { level: best ? 9 : 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

function accepts(acceptEncoding: string, encoding: Encoding): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** From "File types that CloudFront compresses" in its developer guide: those that a website has. */
const COMPRESSIBLE = new Set([
  'application/eot',
  'application/font',
  'application/font-sfnt',
  'application/javascript',
  'application/json',
  'application/opentype',
  'application/otf',
  'application/pdf',
  'application/rss+xml',
  'application/truetype',
  'application/ttf',
  'application/vnd.ms-fontobject',
  'application/wasm',
  'application/xhtml+xml',
  'application/xml',
  'application/xml+rss',
  'application/x-font-opentype',
  'application/x-font-truetype',
  'application/x-font-ttf',
  'application/x-javascript',
  'font/eot',
  'font/opentype',
  'font/otf',
  'font/ttf',
  'image/svg+xml',
  'text/css',
  'text/csv',
  'text/html',
  'text/javascript',
  'text/js',
  'text/plain',
  'text/richtext',
  'text/tab-separated-values',
  'text/xml',
]);
