import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ContentError } from './content-error.ts';
import { slugify } from './slugify.ts';

/** Longest file that is read, in bytes: far above any text, far below what would stop the build. */
const MAX_FILE_BYTES = 1_000_000;

/**
 * Reads a content file as text with line ends LF.
 * @throws ContentError for a file that is missing, too large or not UTF-8
 */
export function read(folder: string, name: string): string {
  const file = `content/${name}`;
  // Asked before reading: a huge file is never held in memory.
  const stat = statSync(join(folder, name), { throwIfNoEntry: false });
  if (!stat?.isFile()) {
    throw new ContentError(
      file,
      1,
      '',
      'Die Datei fehlt. Legen Sie sie wieder an oder holen Sie sie aus git zurück',
    );
  }
  if (stat.size > MAX_FILE_BYTES) {
    throw new ContentError(
      file,
      1,
      '',
      'Die Datei ist größer als 1 MB. Texte sind kleiner; Bilder gehören nach content/images',
    );
  }
  try {
    // Windows editors begin with a byte order mark, which the decoder drops, and end lines with CR and LF.
    return new TextDecoder('utf-8', { fatal: true })
      .decode(readFileSync(join(folder, name)))
      .replaceAll('\r\n', '\n');
  } catch {
    throw new ContentError(
      file,
      1,
      '',
      'Die Datei ist nicht als UTF-8 gespeichert. Speichern Sie sie in Ihrem Editor mit der Kodierung UTF-8',
    );
  }
}

export function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

export function missingFolder(folder: string): ContentError {
  return new ContentError(
    'content',
    1,
    '',
    `Der Ordner ${folder} fehlt. Legen Sie ihn wieder an oder holen Sie ihn aus git zurück`,
  );
}

/** Its entries by name, without hidden ones such as .DS_Store; none if there is no such folder. */
export function listFolder(folder: string): Dirent[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The name is the article's address: `content/blog/ki-trends.md` is shown at /blog/ki-trends. */
export function checkArticleName(
  file: string,
  name: string,
  entry: Dirent,
  isTaken: (name: string) => boolean,
) {
  if (entry.isDirectory()) {
    throw new ContentError(
      file,
      1,
      '',
      'Ordner sind hier nicht vorgesehen. Legen Sie Beiträge unmittelbar in content/blog ab',
    );
  }
  if (!/\.md$/i.test(name)) {
    throw new ContentError(
      file,
      1,
      '',
      'Hier liegen nur Beiträge, deren Dateiname auf .md endet. Verschieben oder löschen Sie die Datei',
    );
  }
  if (!/^[a-z0-9-]+\.md$/.test(name)) {
    const slug = slugify(name.slice(0, -'.md'.length)) || 'beitrag';
    const suggestion = isTaken(`${slug}.md`) ? `${slug}-2` : slug;
    throw new ContentError(
      file,
      1,
      '',
      `Der Dateiname wird zur Adresse des Beitrags und darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche enthalten. Benennen Sie die Datei um in ${suggestion}.md`,
    );
  }
}
