import { expect, test } from 'vitest';
import { cents } from './controls.tsx';

test.each([
  ['595', 59500],
  ['37,37', 3737],
  ['1.500', 150000],
  ['1500,- €', 150000],
  ['1.500,– EUR', 150000],
  ['12 000 Euro', 1200000],
])('%s is an amount in euros', (text, amount) => {
  expect(cents(text)).toBe(amount);
});

test.each(['viel', '1,5,0', '-5', '595 Dollar', ''])('„%s“ is no amount and stays as typed', (text) => {
  expect(cents(text)).toBe(text);
});
