import { expect, test } from 'vitest';
import { formatDate } from './date.ts';

test('a day is formatted in German and is the same in every time zone', () => {
  expect(formatDate('2024-01-15')).toBe('15.\u00A0Januar 2024');
  expect(formatDate('2023-12-28')).toBe('28.\u00A0Dezember 2023');
});
