import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Adds Subresource Integrity digests to the scripts that the documents load, so that browsers refuse files tampered
 * with in the bucket. Modules imported by those scripts are not covered. Vike's `async` goes: a script that waits for the
 * style sheet holds back the end of parsing, at which Chromium looks for forms to fill in, and for that it would lay
 * the whole page out once without its sheet.
 * @param folder root of the site
 */
export function addScriptIntegrity(folder: string): void {
  const digestOf = (path: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, path)))
      .digest('base64');
  const pages = globSync('**/*.html', { cwd: folder }).map((page) => join(folder, page));
  if (pages.length === 0) throw new Error(`There are no pages in ${folder}.`);
  for (const page of pages) writeFileSync(page, withIntegrity(readFileSync(page, 'utf8'), digestOf));
}

/** @param digestOf SHA-256 digest, in base64, of the file at a path of the site */
export const withIntegrity = (html: string, digestOf: (path: string) => string): string =>
  html.replace(
    /<script [^<>]*\bsrc="(\/[^"<>]+)"[^<>]*/g,
    (tag, path: string) => `${tag.replace(' async', '')} integrity="sha256-${digestOf(path)}"`,
  );
