import { createInterface } from 'node:readline';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { berlinDay } from '../leads/berlin-day.ts';
import { countRequest, type SiteFacts } from './count-request.ts';
import type { Counts } from './counts.ts';
import { readLine } from './log-line.ts';
import type { StatisticsStore } from './statistics-store.ts';

/** The files of the log that are not deleted yet. */
export type LogFiles = {
  list(): Promise<string[]>;
  read(name: string): Promise<Readable>;
  remove(name: string): Promise<void>;
};

/**
 * Reduces the log to a day's counts and deletes it. A day's item names the files in its counts and is replaced as a
 * whole, so each file counts once, wherever an earlier run has died; a day that somebody else changes meanwhile is refused.
 */
export async function countLog(files: LogFiles, store: StatisticsStore, site: SiteFacts): Promise<void> {
  for (const [day, names] of Map.groupBy(await files.list(), dayOf)) {
    // Other files are left to the bucket's lifecycle rule.
    if (day === undefined) continue;
    await store.change(day, async ({ counts, done }) => {
      for (const name of names.filter((each) => !done.has(idOf(each)))) {
        await countFile(await files.read(name), counts, site);
        done.add(idOf(name));
      }
    });
    for (const name of names) await files.remove(name);
  }
}

/**
 * Frankfurt's day, from a name like `<distribution>.2026-11-24-15.<id>.gz`: a file is about one hour.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logging.html
 */
function dayOf(name: string): string | undefined {
  const [, day, hour] = /\.(\d{4}-\d{2}-\d{2})-(\d{2})\.[^./]{1,64}\.gz$/.exec(name) ?? [];
  const time = new Date(`${day}T${hour}:00:00Z`);
  return Number.isNaN(time.valueOf()) ? undefined : berlinDay(time);
}

/** "15.a1b2c3d4": enough to tell a day's files apart. */
const idOf = (name: string) => name.split('-').at(-1)?.slice(0, -'.gz'.length) ?? name;

/** Streams a file, so that its size doesn't matter. A damaged one counts as far as it can be read. */
async function countFile(file: Readable, counts: Counts, site: SiteFacts): Promise<void> {
  // The loop gets the error of both streams.
  const input = pipeline(file, createGunzip(), () => {});
  try {
    for await (const line of createInterface({ input })) {
      const request = readLine(line);
      if (request) countRequest(request, counts, site);
      else if (line.trim() !== '') counts.other.add('unreadable');
    }
  } catch (error) {
    // After other errors than zlib's, such as a lost connection, the next run tries again.
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error;
    counts.other.add('unreadable');
  }
}
