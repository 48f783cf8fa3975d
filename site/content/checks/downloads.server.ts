import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { quote } from '../../lib/suggestion.server.ts';
import { authorPictures } from '../author-pictures.ts';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { downloadProblem } from '../own-downloads.ts';
import { listFolder } from '../read/content-files.server.ts';
import type { ContentFiles } from '../read/files-as-read.ts';

/**
 * Entries of content/downloads.yaml whose file neither lies in content/downloads nor can be made, is no PDF or too large.
 * @param folder content/downloads
 */
export function unusableDownloads(
  { downloads, books }: Pick<Content, 'downloads' | 'books'>,
  { yaml }: ContentFiles,
  folder: string,
): ContentError[] {
  const source = yaml.find(({ name }) => name === 'downloads');
  const present = new Set(listFolder(folder).map(({ name }) => name));
  const made = [
    ...books.books.flatMap(({ id }) => [`${id}-cover-web.jpg`, `${id}-cover-druck.png`]),
    ...Object.keys(authorPictures),
  ];
  return downloads.downloads.flatMap(({ file }, index) => {
    const problem = present.has(file) ? ownProblem(join(folder, file)) : missing(file);
    return source && problem ? new ContentError(source.yaml.at(['downloads', index, 'file']), problem) : [];
  });

  function missing(file: string): string | undefined {
    const text = file.replace(/\.pdf$/, '.md');
    if (present.has(text) || made.includes(file)) return undefined;
    const written = text === file ? '' : `, oder schreiben Sie dort seinen Text als ${text}`;
    return `Die Datei ${quote(file)} fehlt. Legen Sie sie unter diesem Namen in den Ordner content/downloads${written}. Ohne eigene Datei möglich sind: ${made.join(', ')}`;
  }
}

/** The problem with a file of the owner's, if any. */
function ownProblem(path: string): string | undefined {
  const { size } = statSync(path);
  const start = readFileSync(path).subarray(0, 5).toString('latin1');
  return downloadProblem({ name: basename(path), size, start });
}
