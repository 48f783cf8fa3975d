import { expect, test } from 'vitest';
import type { Book } from '../../content/schemas/books.ts';
import { render } from '../testing/render.tsx';
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

test.each([
  ['Musterverlag, BESTSELLER', 'Coaching, 2014, Musterverlag', true],
  ['Musterverlag', 'Coaching, 2014, Musterverlag', false],
  [undefined, 'Coaching, 2014', false],
])('the publisher %s is shown as „%s“, the tag of a bestseller: %s', (publisher, details, isBestseller) => {
  const html = render(<BookCard book={{ ...book, publisher }} labels={labels} />);
  expect(html).toContain(`>${details}</p>`);
  expect(html.includes('>Bestseller</p>')).toBe(isBestseller);
});
