import { expect, test } from 'vitest';
import { isoDuration } from './iso-duration.ts';

test.each([
  ['4 Stunden', 'PT4H'],
  ['1 Stunde', 'PT1H'],
  ['1–2 Tage', 'P2D'],
  ['1\u00A0Tag', 'P1D'],
  ['90 Minuten', 'PT90M'],
  ['ein Tag', undefined],
  ['1,5 Tage', undefined],
  ['4 Einheiten', undefined],
  ['', undefined],
])('%s is %s', (text, duration) => {
  expect(isoDuration(text)).toBe(duration);
});
