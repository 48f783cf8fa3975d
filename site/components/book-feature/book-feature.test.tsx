import { expect, test } from 'vitest';
import type { Book } from '../../content/schemas/books.ts';
import type { Price } from '../../content/schemas/prices.ts';
import { attributesOf, render } from '../testing/render.tsx';
import { BookFeature } from './book-feature.tsx';

const book: Book = {
  id: 'mut',
  title: 'Mut',
  year: 2014,
  category: 'Coaching',
  description: 'Ein Buch.',
  amazonLink: 'https://www.amazon.de/s?k=mut',
};
const price: Price = {
  id: 'kindle',
  title: 'Kindle',
  cents: 2999,
  basis: 'gross',
  vatRate: 7,
  audience: 'consumer',
};

test('the cover has a description, because the heading may differ from the title', () => {
  const html = render(<BookFeature book={book} heading="Lesen vor dem Kaufen" />);
  expect(html).toMatch(/<b[^>]*>Mut<\/b>/);
  expect(html).not.toMatch(/<div class="book-cover[^>]*aria-hidden/);
});

test('each edition is a term with its price', () => {
  const html = render(<BookFeature book={book} heading="Mut" prices={[price]} />);
  expect(html).toMatch(/<dt>Kindle<\/dt><dd><p[^>]*><b>29,99/);
});

test('the primary button opens the shop in a new tab', () => {
  const html = render(
    <BookFeature book={book} heading="Mut" buy="Kaufen" link={{ label: 'Alle', path: '/books' }} />,
  );
  expect(attributesOf(html, 'a')).toMatchObject({ href: book.amazonLink, target: '_blank', class: 'button' });
});

test.each([
  ['hero', 'h1'],
  ['section', 'h2'],
] as const)('as %s its heading is an %s', (variant, element) => {
  expect(render(<BookFeature book={book} heading="Mut" variant={variant} />)).toContain(`<${element}>Mut`);
});

test('a page may replace the shop button with its own', () => {
  const html = render(
    <BookFeature book={book} heading="Mut" actions={[{ label: 'Laden', path: '/presse' }]} />,
  );
  expect(attributesOf(html, 'a')).toMatchObject({ href: '/presse' });
});
