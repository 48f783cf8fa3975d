import type { Counts } from './count-request.ts';
import { COUNTED, noCounts } from './count-request.ts';
import type { Enquiries } from './enquiries.ts';
import type { StatisticsStore } from './statistics-store.ts';

/** A month's figures; `days` is the number of days with a count. */
export type MonthFigures = { month: string; enquiries: Enquiries | undefined; counts: Counts; days: number };

/** Adds up the days of a month. */
export async function readMonth(store: StatisticsStore, month: string): Promise<MonthFigures> {
  const counts = noCounts();
  const numbers = Array.from({ length: 31 }, (_, index) => `${month}-${`${index + 1}`.padStart(2, '0')}`);
  const days = await Promise.all(numbers.map((day) => store.day(day)));
  for (const day of days)
    for (const name of COUNTED)
      for (const [key, count] of day.counts[name].entries()) counts[name].add(key, count);
  return {
    month,
    enquiries: await store.enquiries(month),
    counts,
    days: days.filter(({ version }) => version > 0).length,
  };
}
