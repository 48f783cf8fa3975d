import { authorPictures } from '../author-pictures.ts';
import type { Content, ContentFiles } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import { quote } from '../errors/explain-issue.server.ts';
import { listFolder } from '../read/content-files.server.ts';

/**
 * Entries of content/downloads.yaml whose file neither lies in content/downloads nor can be made.
 * @param folder content/downloads
 */
export function missingDownloads(
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
    const text = file.replace(/\.pdf$/, '.md');
    if (!source || present.has(file) || present.has(text) || made.includes(file)) return [];
    const written = text === file ? '' : `, oder schreiben Sie dort seinen Text als ${text}`;
    return new ContentError(
      source.yaml.at(['downloads', index, 'file']),
      `Die Datei ${quote(file)} fehlt. Legen Sie sie unter diesem Namen in den Ordner content/downloads${written}. Ohne eigene Datei möglich sind: ${made.join(', ')}`,
    );
  });
}
