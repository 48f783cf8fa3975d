import { quote } from '../../lib/suggestion.server.ts';
import { authorPictures } from '../author-pictures.ts';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';

/** The files in content/downloads. */
export type OwnDownloads = {
  names: readonly string[];
  /** Undefined for a file that can be offered. */
  problemOf: (file: string) => string | undefined;
};

/** Entries of content/downloads.yaml whose file neither lies in content/downloads nor can be made, is no PDF or too large. */
export function unusableDownloads(
  { downloads, books }: Pick<Content, 'downloads' | 'books'>,
  { yaml }: ContentFiles,
  own: OwnDownloads,
): ContentError[] {
  const source = yaml.find(({ name }) => name === 'downloads');
  const made = [
    ...books.books.flatMap(({ id }) => [`${id}-cover-web.jpg`, `${id}-cover-druck.png`]),
    ...Object.keys(authorPictures),
  ];
  return downloads.downloads.flatMap(({ file }, index) => {
    const problem = own.names.includes(file) ? own.problemOf(file) : missing(file);
    return source && problem ? new ContentError(source.yaml.at(['downloads', index, 'file']), problem) : [];
  });

  function missing(file: string): string | undefined {
    const text = file.replace(/\.pdf$/, '.md');
    if (own.names.includes(text) || made.includes(file)) return undefined;
    const written = text === file ? '' : `, oder schreiben Sie dort seinen Text als ${text}`;
    return `Die Datei ${quote(file)} fehlt. Legen Sie sie unter diesem Namen in den Ordner content/downloads${written}. Ohne eigene Datei möglich sind: ${made.join(', ')}`;
  }
}
