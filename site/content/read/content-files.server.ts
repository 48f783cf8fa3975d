import { type Dirent, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { slugify } from '../../lib/slugify.ts';
import { ContentError } from '../errors/content-error.ts';
import { expectReadable } from './refused-text.server.ts';

/** The owner's texts; tests set `CONTENT_FOLDER` to another folder. */
export const contentFolder = resolve(process.env.CONTENT_FOLDER || 'content');

/** Maximum file size in bytes: far above any text, far below what would stall the build. */
const MAX_FILE_BYTES = 1_000_000;

/**
 * Reads a content file as text with LF line ends.
 * @throws ContentError if the file is missing, not a regular file, too large, not UTF-8 or has merge conflicts
 */
export function read(folder: string, name: string): string {
  const file = `content/${name}`;
  const refuse = (problem: string) => new ContentError({ file }, problem);
  // Checked before reading, so that no huge file gets into memory and no link leads out of the folder.
  const stat = lstatSync(join(folder, name), { throwIfNoEntry: false });
  if (stat?.isSymbolicLink()) {
    throw refuse('Die Datei ist nur eine Verknüpfung. Legen Sie die Datei selbst in diesen Ordner');
  }
  if (!stat?.isFile()) throw refuse(missingFile(folder, name));
  if (stat.size > MAX_FILE_BYTES) {
    throw refuse('Die Datei ist größer als 1 MB. Texte sind kleiner; Bilder gehören nach content/images');
  }
  const text = decode(readBytes(join(folder, name), refuse), refuse);
  expectReadable(file, text);
  return text;
}

function readBytes(path: string, refuse: (problem: string) => ContentError): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw refuse('Die Datei lässt sich nicht lesen. Prüfen Sie, ob Sie sie öffnen dürfen');
  }
}

function decode(bytes: Buffer, refuse: (problem: string) => ContentError): string {
  try {
    // Windows editors write a byte order mark, which the decoder drops, and CRLF line ends.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // macOS decomposes umlauts in file names, and in text copied from there.
    return text.replace(/\r\n?/g, '\n').normalize('NFC');
  } catch {
    if (bytes.toString('latin1', 0, 2) === 'PK') {
      throw refuse(
        'Die Datei ist ein Dokument aus Word oder Pages. Kopieren Sie seinen Text in eine Datei, die Ihr Editor als reinen Text speichert',
      );
    }
    throw refuse(
      'Die Datei ist nicht als UTF-8 gespeichert. Speichern Sie sie in Ihrem Editor mit der Kodierung UTF-8',
    );
  }
}

/** Suggests a similarly named file: books.yml, Books.yaml, books.yaml.txt. */
function missingFile(folder: string, name: string): string {
  const stem = (one: string) => one.toLowerCase().replace(/(?:\.[a-z]{1,9}){1,3}$/, '');
  const near = listFolder(join(folder, dirname(name))).find(
    (one) => one.isFile() && !/\.pdf$/i.test(one.name) && stem(one.name) === stem(basename(name)),
  );
  return near
    ? `Die Datei fehlt. Daneben liegt ${near.name}: Benennen Sie sie um in ${basename(name)}`
    : `Die Datei fehlt. ${bringBack(name)}`;
}

function bringBack(name: string): string {
  return `Holen Sie den letzten Stand zurück: in VS Code unter „Quellcodeverwaltung“ mit „Änderungen verwerfen“, im Terminal mit „git checkout HEAD -- content/${name}“`;
}

export function isFolder(folder: string): boolean {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** @param name a subfolder of the content folder; empty for the folder itself */
export function missingFolder(folder: string, name = ''): ContentError {
  return new ContentError(
    { file: name ? `content/${name}` : 'content' },
    `Der Ordner ${name ? `content/${name}` : folder} fehlt. ${bringBack(name)}`,
  );
}

/** Hidden files such as .DS_Store, and what Windows and Office leave behind. */
export const isForeign = (name: string) => /^(?:\.|~\$|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** The folder's entries by name, without foreign ones; empty if the folder doesn't exist. */
export function listFolder(folder: string): Dirent[] {
  if (!isFolder(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isForeign(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Drawings that any page can show. Those of articles are data of the articles' pages; style sheets show backgrounds. */
export const drawingNames = (): string[] =>
  pictureNames('site/images', ['articles', 'headings', 'tailpieces', 'backgrounds']);

/** Picture names in a folder and its subfolders except some, without extension. */
export function pictureNames(folder: string, except: string[] = []): string[] {
  return listFolder(folder).flatMap((entry) =>
    entry.isDirectory()
      ? except.includes(entry.name)
        ? []
        : pictureNames(join(folder, entry.name))
      : (/^(.+)\.(?:svg|jpe?g|png|webp|avif)$/i.exec(entry.name)?.slice(1, 2) ?? []),
  );
}

const pagesIn = { blog: 'Beiträge', cases: 'Fallstudien' };

/**
 * Checks the file name, which becomes the URL: `content/blog/ki-trends.md` is served at /blog/ki-trends.
 * @param path below content/
 * @param names all names in the folder
 */
export function checkPageName(path: string, entry: Dirent, names: readonly string[]) {
  const [folder = '', name = ''] = path.split('/');
  const pages = pagesIn[folder as keyof typeof pagesIn];
  const refuse = (problem: string) => new ContentError({ file: `content/${path}` }, problem);
  if (entry.isDirectory()) {
    throw refuse(`Ordner sind hier nicht vorgesehen. Legen Sie ${pages} unmittelbar in content/${folder} ab`);
  }
  if (!/\.md$/i.test(name)) {
    throw refuse(`Hier liegen nur ${pages}, deren Dateiname auf .md endet. ${remedyFor(name)}`);
  }
  if (!/^[a-z0-9-]+\.md$/.test(name)) {
    const slug = slugify(name.slice(0, -'.md'.length)) || 'beitrag';
    const suggestion = names.includes(`${slug}.md`) ? `${slug}-2` : slug;
    throw refuse(
      `Der Dateiname wird zur Adresse und darf nur Kleinbuchstaben ohne Umlaute, Ziffern und Bindestriche enthalten. Benennen Sie die Datei um in ${suggestion}.md`,
    );
  }
}

function remedyFor(name: string): string {
  const [stem = '', extension = ''] = name.split(/\.(?=[^.]*$)/);
  if (/^(?:jpe?g|png|webp|avif|heic)$/i.test(extension)) return 'Bilder gehören nach content/images';
  if (/^(?:txt|markdown|ya?ml)$/i.test(extension)) {
    return `Benennen Sie die Datei um in ${slugify(stem.replace(/\.md$/i, '')) || 'beitrag'}.md, oder löschen Sie sie`;
  }
  if (/^(?:docx?|pages|rtf|odt)$/i.test(extension)) {
    return 'Legen Sie den Beitrag mit „npm run new:article“ an, kopieren Sie den Text dorthin, und löschen Sie diese Datei';
  }
  return 'Verschieben oder löschen Sie die Datei';
}
