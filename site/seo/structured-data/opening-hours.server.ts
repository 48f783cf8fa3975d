import type { ContactPoint } from 'schema-dts';
import { openingPeriods } from '../../lib/opening-hours.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Business hours as structured data.
 * @param hours as in content/site.yaml, whose schema ensures that they can be parsed
 */
export function openingHours(hours: string): Pick<Exclude<ContactPoint, string>, 'hoursAvailable'> {
  const periods = (openingPeriods(hours) ?? []).map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: days.slice(from, to + 1),
    opens: opens.padStart(5, '0'),
    closes: closes.padStart(5, '0'),
  }));
  const [only] = periods;
  return only ? { hoursAvailable: periods.length === 1 ? only : periods } : {};
}
