import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { posixPath } from '../../lib/posix-path.server.ts';
import { ContentError } from '../errors/content-error.ts';
import { suggestion } from '../errors/explain-issue.server.ts';
import { isForeign } from '../read/content-files.server.ts';
import { collections, legalPages } from '../schemas/collections.ts';

const known = new Set([
  'README.md',
  'words.txt',
  ...Object.values(collections).map(([path]) => path),
  ...legalPages.map((name) => `legal/${name}.md`),
]);

/** Not our business: drafts, hidden files, and what Windows and Office leave behind. */
const ignored = (path: string) => path.startsWith('drafts/') || path.split('/').some(isForeign);
/** Folders that accept any file of these types; the file names are checked on loading. */
const folders =
  /^(?:(?:blog|cases)\/|downloads\/[^/]+\.md$|images\/(?:blog\/|share\/(?:(?:blog|fallstudien)\/)?)?[^/]+\.(?:svg|jpe?g|png|webp|avif)$)/;

/** Files the website doesn't use, for example because of a misspelt name. */
export function unknownFiles(folder: string): ContentError[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => posixPath(relative(folder, join(entry.parentPath, entry.name))))
    .filter(
      (path) =>
        !known.has(path) &&
        !ignored(path) &&
        !folders.test(path.replace(/(?<=^|\.)[^.]+$/, (ending) => ending.toLowerCase())),
    )
    .sort()
    .map((path) => new ContentError({ file: `content/${path}` }, problemOf(path)));
}

function problemOf(path: string): string {
  if (/\.(?:jpe?g|png|webp|avif|heic)$/i.test(path)) {
    return 'Dieses Bild zeigt keine Seite. Verschieben Sie es nach content/images (klein geschrieben)';
  }
  if (/^downloads\/.+\.pdf$/i.test(path)) {
    return 'Fertige PDF-Dateien kann die Website nicht anbieten: Sie setzt ihre PDFs selbst, aus einem Text in content/downloads, der auf .md endet. Löschen Sie die Datei';
  }
  const meant = /^campaigns\//.test(path)
    ? ' Jedes Fenster hat eine Datei, eine neue Aktion bekommt keine eigene: Schreiben Sie ihre Texte und ihren letzten Tag in die vorhandene.'
    : /^pages\//.test(path)
      ? ' Eine weitere Datei wird hier nicht zur Seite.'
      : suggestion(path, [...known]);
  return `Diese Datei kennt die Website nicht.${meant} Verschieben Sie sie nach content/drafts, oder löschen Sie sie`;
}
