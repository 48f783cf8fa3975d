import { expect, test } from 'vitest';
import { paginate, type Slab } from './flow.ts';
import { page } from './house-style.ts';

const LINES = 30;
const height = (page.height - page.top - page.bottom) / LINES;

function slabs(count: number, rest: Partial<Slab> = {}): Slab[] {
  return Array.from({ length: count }, () => ({
    height,
    above: 0,
    breakBefore: 'allowed' as const,
    steps: [],
    ...rest,
  }));
}

const counts = (all: Slab[]) => paginate(all).map((placed) => placed.length);

test('fills one page after the other', () => {
  expect(counts(slabs(LINES + 1))).toEqual([LINES, 1]);
});

test('a box that no longer fits moves to the next page as a whole', () => {
  const [first, ...rest] = slabs(10, { breakBefore: 'avoid' });
  const box = [{ ...(first as Slab), breakBefore: 'allowed' as const }, ...rest];
  expect(counts([...slabs(25), ...box])).toEqual([25, 10]);
});

test('a box higher than a page is divided', () => {
  expect(counts(slabs(LINES + 5, { breakBefore: 'avoid' }))).toEqual([LINES, 5]);
});

test('a heading stays with what follows it', () => {
  const heading = slabs(1, { keepWithNext: true });
  expect(counts([...slabs(LINES - 1), ...heading, ...slabs(2)])).toEqual([LINES - 1, 3]);
});

test('a subsection needs room below its heading', () => {
  const heading = slabs(1, { room: 5 * height });
  expect(counts([...slabs(LINES - 4), ...heading, ...slabs(2)])).toEqual([LINES - 4, 3]);
});

test('a section begins a page, and no page stays empty before it', () => {
  const section = slabs(1, { breakBefore: 'page' });
  expect(counts([...section, ...slabs(2), ...section])).toEqual([3, 1]);
});

test('space above falls away at the top of a page', () => {
  expect(paginate(slabs(1, { above: 40 }))[0]?.[0]?.top).toBe(page.top);
});
