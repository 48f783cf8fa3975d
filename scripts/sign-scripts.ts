import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Names the digest of every script in the pages that load it (Subresource Integrity): a file that somebody has changed
 * in the bucket is not run. What such a script imports has its content in its name, and is not covered.
 */
export function signScripts(siteFolder: string): void {
  const digests = new Map<string, string>();
  const digestOf = (path: string) => {
    const known = digests.get(path);
    if (known) return known;
    const digest = createHash('sha256')
      .update(readFileSync(join(siteFolder, path)))
      .digest('base64');
    digests.set(path, digest);
    return digest;
  };
  for (const name of readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(siteFolder, name);
    const html = readFileSync(file, 'utf8');
    const signed = withIntegrity(html, digestOf);
    if (signed !== html) writeFileSync(file, signed);
  }
}

export const withIntegrity = (html: string, digestOf: (path: string) => string): string =>
  html.replace(
    /<script ([^>]*\bsrc="(\/[^"]+)"[^>]*)>/g,
    (_, attributes: string, path: string) => `<script ${attributes} integrity="sha256-${digestOf(path)}">`,
  );
