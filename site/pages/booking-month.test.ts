import { expect, test } from 'vitest';
import { currentMonth, withMonth } from './booking-month.ts';

test('the month is that of Berlin, which begins before that of Greenwich', () => {
  expect(currentMonth(new Date('2025-08-31T21:59:00Z'))).toBe('2025-08');
  expect(currentMonth(new Date('2025-08-31T22:01:00Z'))).toBe('2025-09');
  expect(currentMonth(new Date('2025-12-31T23:01:00Z'))).toBe('2026-01');
});

test('a booking page keeps its own query when it gets the month', () => {
  expect(withMonth({ first: 'https://termine.example.com/a?x=1' }, '2025-08')).toEqual({
    first: 'https://termine.example.com/a?x=1&month=2025-08',
  });
});
