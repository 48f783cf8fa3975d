import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { collections, legalPages } from '../collections.ts';
import { ContentError } from '../content-error.ts';
import { suggestion } from '../explain-issue.server.ts';

const known = new Set([
  'README.md',
  'words.txt',
  ...Object.values(collections).map(([path]) => path),
  ...legalPages.map((name) => `legal/${name}.md`),
]);

/** Files that are no part of the website and belong to nobody's mistake: hidden ones, what Windows and Office leave. */
const ignored = /(?:^|\/)(?:\.|~\$|Thumbs\.db$|desktop\.ini$)|^drafts\//;
/** Folders in which every file of a kind is known; their names are checked when they are read. */
const folders =
  /^(?:blog\/|downloads\/[^/]+\.md$|images\/(?:share\/(?:blog\/)?)?[^/]+\.(?:svg|jpe?g|png|webp|avif)$)/i;

/** Files that the website does not know, for example because their name is misspelt. */
export function unknownFiles(folder: string): ContentError[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !known.has(path) && !ignored.test(path) && !folders.test(path))
    .sort()
    .map(
      (path) =>
        new ContentError(
          `content/${path}`,
          1,
          '',
          /\.(?:jpe?g|png|webp|avif|heic)$/i.test(path)
            ? 'Dieses Bild zeigt keine Seite. Verschieben Sie es nach content/images (klein geschrieben)'
            : `Diese Datei kennt die Website nicht.${suggestion(path, [...known])} Benennen Sie sie um, verschieben Sie sie nach content/drafts oder löschen Sie sie`,
        ),
    );
}
