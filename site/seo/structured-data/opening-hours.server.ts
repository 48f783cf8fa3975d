import type { ContactPoint } from 'schema-dts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const germanDays = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'];

const pattern = /^([A-Z][a-z])\s?[-–]\s?([A-Z][a-z]):?\s(\d{1,2}:\d\d)\s?[-–]\s?(\d{1,2}:\d\d)/;

/**
 * Business hours for machines.
 * @param hours as they stand on the page: "Mo-Fr: 9:00-18:00 Uhr"; other wordings are told to people only
 */
export function openingHours(hours: string): Pick<Exclude<ContactPoint, string>, 'hoursAvailable'> {
  const [, first = '', last = '', opens = '', closes = ''] = pattern.exec(hours) ?? [];
  const [from, to] = [germanDays.indexOf(first), germanDays.indexOf(last)];
  if (from < 0 || to < from) return {};
  return {
    hoursAvailable: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.slice(from, to + 1),
      opens: opens.padStart(5, '0'),
      closes: closes.padStart(5, '0'),
    },
  };
}
