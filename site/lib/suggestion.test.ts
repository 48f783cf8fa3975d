import { expect, test } from 'vitest';
import { closest, quote } from './suggestion.server.ts';

test.each([
  ['yaer', ['name', 'year'], 'year'],
  ['Adresse', ['adresse'], 'adresse'],
  ['faq', ['tag'], undefined],
  ['faqs', ['faq'], 'faq'],
  ['consultin', ['coaching', 'consulting'], 'consulting'],
  ['preis', ['workshop'], undefined],
])('for %s among %j, %s is meant', (word, candidates, meant) => {
  expect(closest(word, candidates)).toBe(meant);
});

test.each([
  ['a\n  b', '„a b“'],
  ['a'.repeat(60), `„${'a'.repeat(60)}“`],
  ['a'.repeat(61), `„${'a'.repeat(57)}…“`],
  [undefined, '„“'],
  [{ a: 1 }, '„{"a":1}“'],
])('%j is quoted as %s', (value, quoted) => {
  expect(quote(value)).toBe(quoted);
});
