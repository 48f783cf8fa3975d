/** The calendar day in Frankfurt, the owner's time zone, ISO 8601. */
export function berlinDay(instant: Date): string {
  // Both are cached: a format takes a fifth of a cold start, and a build asks for every article with the same instant. The
  // Swedish format is ISO 8601.
  format ??= new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });
  const day = days.get(instant) ?? format.format(instant);
  days.set(instant, day);
  return day;
}
let format: Intl.DateTimeFormat | undefined;
const days = new WeakMap<Date, string>();
