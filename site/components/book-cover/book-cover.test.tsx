import { expect, test } from 'vitest';
import { attributesOf, render, site } from '../testing/render.tsx';
import { BookCover } from './book-cover.tsx';

const book = { id: 'haltung', title: 'Haltung zeigen', year: 2020 };

test('a cover beside its title is decorative', () => {
  expect(attributesOf(render(<BookCover book={book} />), 'div')['aria-hidden']).toBe('true');
});

test('a cover on its own is described by title, author and year', () => {
  const html = render(<BookCover book={book} variant="spoken" />);
  expect(attributesOf(html, 'div')['aria-hidden']).toBeUndefined();
  const words = html.replace(/<[^>]+>/g, '');
  expect(words).toBe(`Haltung zeigen ${site.name} 2020`);
});

test('a cover above the fold loads at once', () => {
  expect(attributesOf(render(<BookCover book={book} />), 'img').loading).toBe('lazy');
  expect(attributesOf(render(<BookCover book={book} loading="eager" />), 'img').loading).toBe('eager');
});
