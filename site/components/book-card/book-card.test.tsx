import { expect, test } from 'vitest';
import type { Book } from '../../content/schemas/books.ts';
import { attributesOf, render } from '../testing/render.tsx';
import { BookCard } from './book-card.tsx';

const labels = { bestseller: 'Bestseller', buy: 'Bei Amazon kaufen' };
const book: Book = {
  id: 'mut',
  title: 'Mut',
  year: 2014,
  category: 'Coaching',
  description: 'Ein Buch.',
  amazonLink: 'https://www.amazon.de/s?k=mut',
};
const draw = (more: Partial<Book> = {}) => render(<BookCard book={{ ...book, ...more }} labels={labels} />);

test('a publisher that contains BESTSELLER shows the tag, and the name without it', () => {
  const html = draw({ publisher: 'Musterverlag, BESTSELLER' });
  expect(html).toContain('>Bestseller</p>');
  expect(html).toContain('>Coaching, 2014, Musterverlag</p>');
});

test.each([undefined, 'Musterverlag'])('the publisher %s shows no mark', (publisher) => {
  expect(draw({ publisher })).not.toContain('Bestseller');
});

test('a book without a publisher shows category and year', () => {
  expect(draw()).toContain('>Coaching, 2014</p>');
});

test('the link to the shop opens a new tab and names the book', () => {
  const html = draw();
  expect(attributesOf(html, 'a')).toMatchObject({ href: book.amazonLink, target: '_blank' });
  expect(html).toContain('<span class="visually-hidden">: Mut</span>');
});
