import { berlinDay } from '../leads/berlin-day.ts';
import type { Log } from '../log.ts';
import { countLog, type LogFiles } from './count-log.ts';
import type { SiteFacts } from './count-request.ts';
import type { Counts } from './counts.ts';
import { monthBefore } from './enquiries.ts';
import { type LetterFacts, writeLetter } from './letter.ts';
import type { Letter } from './letter-format.ts';
import { LETTER, type StatisticsStore } from './statistics-store.ts';

export type StatisticsDependencies = {
  files: LogFiles;
  store: StatisticsStore;
  site: SiteFacts;
  facts: LetterFacts;
  enquiriesOf(month: string): Promise<Counts>;
  /** Undefined where nobody looks. */
  brokenLinks(): Promise<string[] | undefined>;
  mail(letter: Letter): Promise<void>;
  now: () => Date;
  log: Log;
};

/** A letter that could not be sent on the first is made up for until this day. */
const LAST_DAY = 10;

/**
 * Counts what the log and the leads have of this month and the last one, and sends the letter about the last one if it is
 * due. A run that dies after sending and before noting it sends the letter twice.
 * @param wanted sends the letter about this month now
 * @throws if that month has not begun
 */
export async function keepStatistics(dependencies: StatisticsDependencies, wanted?: string): Promise<void> {
  const { files, store, site, facts, enquiriesOf, brokenLinks, mail, now, log } = dependencies;
  const today = berlinDay(now());
  const thisMonth = today.slice(0, 7);
  if (wanted !== undefined && wanted > thisMonth) throw new Error(`${wanted} has not begun`);
  await countLog(files, store, site);
  const last = monthBefore(thisMonth);
  const isSent = (await store.read(last))[0]?.done.includes(LETTER);
  // Not after its letter: leads are erased or expire, and these numbers are what later months are compared with.
  for (const month of isSent ? [thisMonth] : [last, thisMonth])
    await store.change(month, async (kept) => {
      kept.counts = await enquiriesOf(month);
    });
  log({ outcome: 'statistics_kept' });
  const isDue = !isSent && Number(today.slice(8)) <= LAST_DAY;
  const month = wanted ?? (isDue ? last : undefined);
  if (month === undefined) return;
  await mail(await writeLetter(month, store, facts, await brokenLinks()));
  log({ outcome: 'letter_sent' });
  if (wanted === undefined) await store.change(month, async ({ done }) => void done.add(LETTER));
}
