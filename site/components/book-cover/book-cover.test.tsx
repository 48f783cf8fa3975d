import { expect, test } from 'vitest';
import { bookCategories } from '../../content/schemas/books.ts';
import { attributesOf, render, site } from '../testing/render.tsx';
import { BookCover } from './book-cover.tsx';
import { coverArt } from './cover-art.ts';

const book = { id: 'haltung', title: 'Haltung zeigen', year: 2020, category: 'Führung' } as const;
const pathsOf = (one: Parameters<typeof coverArt>[0]) => coverArt(one).shapes.map(({ d }) => d);

test('the same title, year and category make the same cover, whatever the other fields', () => {
  expect(coverArt({ ...book, id: 'other' })).toEqual(coverArt(book));
});

test('another title makes another cover', () => {
  const grid = { ...book, category: 'KI' } as const;
  expect(pathsOf({ ...grid, title: 'Digital denken' })).not.toEqual(pathsOf(grid));
});

test('each category has a structure of its own', () => {
  const structures = bookCategories.map((category) => pathsOf({ ...book, category }).join());
  expect(new Set(structures).size).toBe(bookCategories.length);
});

test('books of adjacent years have different backgrounds', () => {
  for (let year = 2000; year < 2030; year++) {
    expect(coverArt({ ...book, year }).ground).not.toBe(coverArt({ ...book, year: year + 1 }).ground);
  }
});

test('no shape has the colour of its background', () => {
  for (const category of bookCategories) {
    for (let year = 2000; year < 2012; year++) {
      const { ground, shapes } = coverArt({ ...book, year, category });
      expect(shapes.map(({ colour }) => colour)).not.toContain(ground);
    }
  }
});

test('a cover beside its title is decorative', () => {
  expect(attributesOf(render(<BookCover book={book} />), 'div')['aria-hidden']).toBe('true');
});

test('a cover on its own is described by title, author and year', () => {
  const html = render(<BookCover book={book} variant="spoken" />);
  expect(attributesOf(html, 'div')['aria-hidden']).toBeUndefined();
  const words = html.replace(/<svg.*<\/svg>/s, '').replace(/<[^>]+>/g, '');
  expect(words).toBe(`Haltung zeigen ${site.name} 2020`);
});
