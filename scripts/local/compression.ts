import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The types of "File types that CloudFront compresses" (developer guide) that websites have. */
const COMPRESSIBLE =
  /^(text\/(css|csv|html|javascript|js|plain|xml)|application\/(javascript|json|pdf|rss\+xml|wasm|xhtml\+xml|xml)|font\/(eot|opentype|otf|ttf)|image\/svg\+xml)$/;

/** True if CloudFront would compress such a body for a viewer who accepts it. */
export function isCompressible(status: number, contentType: string, size: number): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return [200, 403, 404].includes(status) && size >= 1000 && size <= 10_000_000 && COMPRESSIBLE.test(type);
}

/** The encoding CloudFront would choose; undefined for none. */
export const encodingFor = (acceptEncoding: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(acceptEncoding),
  );

/** Compresses bodies; those with a cache key (a content hash) once only, at the best quality. */
export function createCompressor(): (body: Buffer, encoding: Encoding, cacheKey?: string) => Promise<Buffer> {
  const cache = new Map<string, Promise<Buffer>>();
  return (body, encoding, cacheKey) => {
    if (cacheKey === undefined) return compress(body, encoding, false);
    const key = `${encoding} ${cacheKey}`;
    // Brotli's best quality takes seconds per megabyte, too long for large files.
    const compressed = cache.get(key) ?? compress(body, encoding, body.length < 500_000);
    cache.set(key, compressed);
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
