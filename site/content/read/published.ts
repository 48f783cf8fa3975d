import { berlinDay } from '../../../functions/leads/berlin-day.ts';

/** True if visitors may see the article: not a draft, and its date, at midnight in Frankfurt, has come. */
export function isPublished(
  { draft, date }: { draft?: boolean | undefined; date: string },
  now: Date,
): boolean {
  return !draft && date <= berlinDay(now);
}
