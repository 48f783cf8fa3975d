/** The calendar day in Frankfurt, ISO 8601: articles appear at midnight where the owner lives. */
export function berlinDay(now: Date): string {
  const day = days.get(now) ?? dayFormat.format(now);
  days.set(now, day);
  return day;
}

/** Swedish writes dates as ISO 8601 does. Made once: that takes longer than reading an article. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Each article of a build is asked about at the same moment. */
const days = new WeakMap<Date, string>();

/** Whether visitors may see an article: it is no draft, and its day has come. */
export function isPublished(
  { draft, date }: { draft?: boolean | undefined; date: string },
  now: Date,
): boolean {
  return !draft && date <= berlinDay(now);
}
