import { expect, test } from 'vitest';
import { coverDrawing } from '../../site/images/images.server.ts';
import { bookCover } from './book-cover.ts';

const book = { title: 'Mut', year: 2021, sample: true, category: 'Coaching' } as Parameters<
  typeof bookCover
>[0];

test.each(['ki-mindset', 'a-new-book'])('the cover of %s for the press is the one of the pages', (id) => {
  const svg = bookCover({ ...book, id }, 'Petra Beispiel');
  const drawing = coverDrawing({ ...book, id }).svg.replace(/^<svg[^>]*>/, '');
  expect(svg).toContain(drawing);
  expect(svg).not.toMatch(/undefined|NaN/);
});
