import { berlinDay } from '../leads/berlin-day.ts';
import type { Log } from '../log.ts';
import { countLog, type LogFiles } from './count-log.ts';
import type { SiteFacts } from './count-request.ts';
import { type Enquiries, monthBefore } from './enquiries.ts';
import { type LetterFacts, type Months, writeLetter } from './letter.ts';
import type { Letter } from './letter-format.ts';
import { type MonthFigures, readMonth, type StatisticsStore } from './statistics-store.ts';

export type StatisticsDependencies = {
  files: LogFiles;
  store: StatisticsStore;
  site: SiteFacts;
  facts: LetterFacts;
  enquiriesOf(month: string): Promise<Enquiries>;
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
 */
export async function keepStatistics(dependencies: StatisticsDependencies, wanted?: string): Promise<void> {
  const { files, store, site, enquiriesOf, now, log } = dependencies;
  await countLog(files, store, site);
  const today = berlinDay(now());
  const thisMonth = today.slice(0, 7);
  const last = monthBefore(thisMonth);
  const { isSent } = await store.month(last);
  // Not after its letter: leads are erased or expire, and these numbers are what later months are compared with.
  for (const month of isSent ? [thisMonth] : [last, thisMonth])
    await store.keepMonth(month, { enquiries: await enquiriesOf(month) });
  log({ outcome: 'statistics_kept' });
  if (wanted !== undefined) return sendLetter(wanted, dependencies);
  if (Number(today.slice(8)) > LAST_DAY || isSent) return;
  await sendLetter(last, dependencies);
  await store.keepMonth(last, { isSent: true });
}

async function sendLetter(
  month: string,
  { store, facts, brokenLinks, mail, log }: StatisticsDependencies,
): Promise<void> {
  await mail(await letterOf(month, store, facts, await brokenLinks()));
  log({ outcome: 'letter_sent' });
}

/** @param broken the external links that don't answer, if they were looked at */
export async function letterOf(
  month: string,
  store: StatisticsStore,
  facts: LetterFacts,
  broken: readonly string[] | undefined,
): Promise<Letter> {
  const months: MonthFigures[] = [];
  for (const ago of [0, 1, 12]) months.push(await readMonth(store, monthBefore(month, ago)));
  return writeLetter(months as Months, broken, facts);
}
