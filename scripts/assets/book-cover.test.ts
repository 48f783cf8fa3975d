import { expect, test } from 'vitest';
import { coverArt } from '../../site/components/book-cover/cover-art.ts';
import { bookCategories } from '../../site/content/schemas/books.ts';
import { bookCover } from './book-cover.ts';

const book = { title: 'Mut', year: 2021, sample: true } as Parameters<typeof bookCover>[0];

test.each([
  ...bookCategories.map((category) => ({ id: 'mut', category })),
  { id: 'ki-mindset', category: 'KI' as const },
])('the cover for the press is the one of the pages: $id, $category', (one) => {
  const svg = bookCover({ ...book, ...one }, 'Petra Beispiel');
  for (const { d } of coverArt({ ...book, ...one }).shapes) expect(svg).toContain(`d="${d}"`);
  expect(svg).not.toMatch(/undefined|NaN/);
});
