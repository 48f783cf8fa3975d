import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.server.ts';

test.each(['Mo-Fr: 9:00-18:00 Uhr', 'Mo–Fr 9:00–18:00 Uhr', 'Mo-Fr:\u00A09:00-18:00\u00A0Uhr'])(
  '%s is told to machines',
  (hours) => {
    expect(openingHours(hours)).toEqual({
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '09:00',
        closes: '18:00',
      },
    });
  },
);

test.each(['nach Vereinbarung', 'Fr-Mo: 9:00-18:00 Uhr', 'Mx-Fr: 9:00-18:00 Uhr'])(
  '%s is told to people only',
  (hours) => {
    expect(openingHours(hours)).toEqual({});
  },
);
