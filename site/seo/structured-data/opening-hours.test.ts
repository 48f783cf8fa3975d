import { expect, test } from 'vitest';
import { openingHoursInWords, openingPeriods } from '../../lib/opening-hours.ts';
import { openingHours } from './site.server.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const specification = (dayOfWeek: string[], opens: string, closes: string) => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek,
  opens,
  closes,
});
const inWords = (hours: string) => openingHoursInWords(openingPeriods(hours) ?? []).replaceAll('\u00A0', ' ');

test.each(['Mo-Fr: 9:00-18:00 Uhr', 'Mo–Fr 9:00–18:00 Uhr', 'Mo-Fr:\u00A09:00-18:00\u00A0Uhr'])(
  '%s is given as data and in words',
  (hours) => {
    expect(openingHours(hours)).toEqual({ hoursAvailable: specification(weekdays, '09:00', '18:00') });
    expect(inWords(hours)).toBe('montags bis freitags von 9:00 bis 18:00 Uhr');
  },
);

test('several periods are given in order, as data and in words', () => {
  const hours = 'Mo-Do: 9:00-17:00 Uhr, Fr: 8:30-13:00 Uhr';
  expect(openingHours(hours)).toEqual({
    hoursAvailable: [
      specification(weekdays.slice(0, 4), '09:00', '17:00'),
      specification(['Friday'], '08:30', '13:00'),
    ],
  });
  expect(inWords(hours)).toBe(
    'montags bis donnerstags von 9:00 bis 17:00 Uhr, freitags von 8:30 bis 13:00 Uhr',
  );
});

test.each([
  'nach Vereinbarung',
  'Fr-Mo: 9:00-18:00 Uhr',
  'Mx-Fr: 9:00-18:00 Uhr',
  'Mo-Fr: 18:00-9:00 Uhr',
  'Mo-Fr: 9:00-25:00 Uhr',
  'Mo-Fr: 9:00-18:00 Uhr und Sa',
])('%s cannot be parsed', (hours) => {
  expect(openingPeriods(hours)).toBeUndefined();
});
