import { expect, test } from 'vitest';
import { readEnv, readNumber } from './aws.ts';

test('a missing or empty variable is named', () => {
  expect(() => readEnv(['A', 'B', 'C'], { A: '1', B: '' })).toThrow('Missing environment variable: B, C');
});

test('what is there is handed over', () => {
  expect(readEnv(['A'], { A: '1', B: '2' })).toEqual({ A: '1' });
});

test('a limit that is no whole number is refused', () => {
  expect(readNumber('RATE_LIMIT', '30')).toBe(30);
  expect(() => readNumber('RATE_LIMIT', '3o')).toThrow('RATE_LIMIT');
});
