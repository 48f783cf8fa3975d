import * as z from 'zod';
import { closing, hero, section, seo } from '../blocks.ts';
import { text } from '../text.ts';

/** content/pages/books.yaml; the books are in books.yaml. */
export const booksPageSchema = z.strictObject({
  seo,
  hero,
  books: section('Alle Bücher aus books.yaml', {
    bestseller: text.max(20).describe('Marke an Büchern, deren Verlag das Wort BESTSELLER enthält'),
    buy: text.describe('Knopf an jedem Buch, der zu Amazon führt'),
    more: text.describe('Knopf zu weiteren Büchern im Buchhandel; die Adresse steht in books.yaml'),
  }),
  closing,
});
