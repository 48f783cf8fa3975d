import { expect, test } from 'vitest';
import { charactersLeft, isNear } from './characters-left.ts';

test('counts UTF-16 units, as the limits do', () => {
  expect(charactersLeft('Grüße', 10, true)).toBe(5);
  expect(charactersLeft('👍', 10, true)).toBe(8);
});

test('counts the text as stored: trimmed, composed, with single line feeds', () => {
  expect(charactersLeft('  ab \n', 10, true)).toBe(8);
  expect(charactersLeft('u\u0308', 10, true)).toBe(9);
  expect(charactersLeft('a\r\nb', 10, true)).toBe(7);
});

test('does not count what the form removes before it checks the limit', () => {
  expect(charactersLeft('\u2066+49 69\u2069', 10, false)).toBe(4);
  expect(charactersLeft('a\vb', 10, true)).toBe(7);
  expect(charactersLeft(`\u202A${'a'.repeat(10)}`, 10, true)).toBe(0);
});

test('counts by how many characters a text is too long', () => {
  expect(charactersLeft('a'.repeat(12), 10, true)).toBe(-2);
});

test('is hidden until the last tenth', () => {
  expect(isNear(201, 2000)).toBe(false);
  expect(isNear(200, 2000)).toBe(true);
  expect(isNear(-1, 2000)).toBe(true);
});
