import { BESTSELLER } from '../../lib/publisher-name.ts';
import type { Content } from '../content.ts';
import { ContentError } from '../errors/content-error.ts';
import type { ContentFiles } from '../read/files-as-read.ts';

/** Publishers that spell the bestseller mark other than in capitals, so that it isn't recognised. */
export function unmarkedBestsellers({ books }: Content, { yaml }: ContentFiles): ContentError[] {
  const source = yaml.find(({ name }) => name === 'books');
  if (!source) return [];
  return books.books.flatMap(({ publisher = '' }, index) => {
    if (publisher.includes(BESTSELLER) || !/bestseller/i.test(publisher)) return [];
    const path = ['books', index, 'publisher'];
    const problem = `Die Marke Bestseller erscheint nur, wenn das Wort in Großbuchstaben dasteht: ${BESTSELLER}`;
    return new ContentError(source.yaml.at(path), problem);
  });
}
