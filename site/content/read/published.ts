/** The calendar day in Frankfurt, ISO 8601: articles appear at midnight in the owner's time zone. */
export function berlinDay(now: Date): string {
  const day = days.get(now) ?? dayFormat.format(now);
  days.set(now, day);
  return day;
}

/** The Swedish format is ISO 8601. Created once, as that takes longer than reading an article. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** Cached, since a build asks for every article with the same `now`. */
const days = new WeakMap<Date, string>();

/** True if visitors may see the article: not a draft, and its date has come. */
export function isPublished(
  { draft, date }: { draft?: boolean | undefined; date: string },
  now: Date,
): boolean {
  return !draft && date <= berlinDay(now);
}
