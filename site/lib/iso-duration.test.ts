import { expect, test } from 'vitest';
import { isoDuration, workingHours } from './iso-duration.ts';

test.each([
  ['4 Stunden', 'PT4H'],
  ['1 Stunde', 'PT1H'],
  ['1–2 Tage', 'P2D'],
  ['1\u00A0Tag', 'P1D'],
  ['90 Minuten', 'PT90M'],
  ['6 Std.', 'PT6H'],
  ['ein Tag', undefined],
  ['1,5 Tage', undefined],
  ['4 Einheiten', undefined],
  ['', undefined],
])('%s is %s', (text, duration) => {
  expect(isoDuration(text)).toBe(duration);
});

test.each([
  ['4 Std.', 4],
  ['2 Tage', 16],
  ['1–2 Tage', 16],
  ['90 Minuten', 1.5],
  ['ein Tag', undefined],
])('%s takes %s hours', (text, hours) => {
  expect(workingHours(text)).toBe(hours);
});
