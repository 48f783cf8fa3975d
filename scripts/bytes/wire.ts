import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseEncoding, createCompressor } from '../local/compression.ts';
import { contentType } from '../local/content-type.ts';

/** How many bytes cross the line, as files of the bucket are served: bodies, in Brotli where CloudFront compresses them. */
export type Wire = {
  /** @param file its path within the site, without a slash in front */
  ofFile(file: string): Promise<number>;
  ofHtml(html: string): Promise<number>;
};

export function createWire(site: string): Wire {
  const compress = createCompressor();
  const known = new Map<string, Promise<number>>();
  const bytesOf = async (body: Buffer, type: string, key: string) => {
    const encoding = chooseEncoding({
      acceptEncoding: 'br',
      contentType: type,
      size: body.length,
      status: 200,
      encodings: { br: true, gzip: false },
    });
    return encoding ? (await compress(body, encoding, key)).length : body.length;
  };
  return {
    ofFile(file) {
      const bytes = known.get(file) ?? bytesOf(readFileSync(join(site, file)), contentType(file), file);
      known.set(file, bytes);
      return bytes;
    },
    // The text itself is its key: two pages may be equal.
    ofHtml: (html) => bytesOf(Buffer.from(html), 'text/html', html),
  };
}
