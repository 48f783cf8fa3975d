import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { posixPath } from '../../lib/posix-path.server.ts';
import { suggestion } from '../../lib/suggestion.server.ts';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { isForeign } from '../read/content-files.server.ts';
import { collections, legalPages } from '../schemas/collections.ts';

const known = new Set([
  'README.md',
  ...Object.values(collections).map(([path]) => path),
  ...legalPages.map((name) => `legal/${name}.md`),
]);

/** Not our business: drafts, hidden files, and what Windows and Office leave behind. */
const ignored = (path: string) => path.startsWith('drafts/') || path.split('/').some(isForeign);
/** Folders that accept any file of these types; the file names are checked on loading. */
const folders =
  /^(?:(?:blog|cases)\/|downloads\/[^/]+\.md$|images\/(?:blog\/|share\/(?:(?:blog|fallstudien)\/)?)?[^/]+\.(?:svg|jpe?g|png|webp|avif)$)/;

/** Files the website doesn't use, for example because of a misspelt name. */
export function unknownFiles({ downloads }: Content, folder: string): ContentError[] {
  const offered = new Set(downloads.downloads.map(({ file }) => `downloads/${file}`));
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => posixPath(relative(folder, join(entry.parentPath, entry.name))))
    .filter(
      (path) =>
        !known.has(path) &&
        !offered.has(path) &&
        !ignored(path) &&
        !folders.test(path.replace(/(?<=^|\.)[^.]+$/, (ending) => ending.toLowerCase())),
    )
    .sort()
    .map((path) => new ContentError({ file: `content/${path}` }, problemOf(path)));
}

function problemOf(path: string): string {
  if (!path.startsWith('downloads/') && /\.(?:jpe?g|png|webp|avif|heic)$/i.test(path)) {
    return 'Dieses Bild zeigt keine Seite. Verschieben Sie es nach content/images (klein geschrieben)';
  }
  if (/^downloads\/.+\.(?:pdf|jpg|png|svg|webp)$/.test(path)) {
    return 'Diese Datei bietet die Website noch nicht an. Nehmen Sie sie in content/downloads.yaml auf';
  }
  const meant = /^campaigns\//.test(path)
    ? ' Jedes Fenster hat eine Datei, eine neue Aktion bekommt keine eigene: Schreiben Sie ihre Texte und ihren letzten Tag in die vorhandene.'
    : /^pages\//.test(path)
      ? ' Eine weitere Datei wird hier nicht zur Seite.'
      : suggestion(path, [...known]);
  return `Diese Datei kennt die Website nicht.${meant} Verschieben Sie sie nach content/drafts, oder löschen Sie sie`;
}
