import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { toSeconds } from '../leads/lead.ts';
import { COUNTED, type Counts, noCounts } from './count-request.ts';
import type { Enquiries } from './enquiries.ts';
import { type Entries, Tally } from './tally.ts';

/** Prefix of its keys in the limits table: the handler's IAM policy allows no others. */
export const STATISTICS_KEY_PREFIX = 'statistics';

/** A day's item in the limits table. */
export type Day = {
  counts: Counts;
  /** Names of the log's files that are in the counts. */
  files: Set<string>;
  /** 0 if there is nothing yet. */
  version: number;
};

/** What is kept of a month besides its days. Enquiries are kept as numbers: leads are erased or expire. */
export type Month = { enquiries?: Enquiries; isSent?: true };

/** 25 months: a month can be compared with the one a year before. */
const KEPT_FOR_MS = 762 * 24 * 60 * 60 * 1000;

export type StatisticsStore = ReturnType<typeof createStatisticsStore>;

/** Days ("2026-11-24") and months ("2026-11") are Frankfurt's. */
export function createStatisticsStore(client: DynamoDBDocumentClient, TableName: string) {
  const keyOf = (name: string) => ({ key: `${STATISTICS_KEY_PREFIX}:${name}` });
  const get = async (name: string) =>
    (await client.send(new GetCommand({ TableName, Key: keyOf(name), ConsistentRead: true }))).Item;
  const set = async (name: string, attribute: string, value: unknown, version?: number) => {
    const isSame = 'attribute_not_exists(#attribute) OR #attribute.version = :version';
    const update = new UpdateCommand({
      TableName,
      Key: keyOf(name),
      UpdateExpression: 'SET #attribute = :value, expiresAt = :expiresAt',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: {
        ':value': value,
        ':expiresAt': toSeconds(new Date(Date.parse(name) + KEPT_FOR_MS)),
        ...(version !== undefined && { ':version': version }),
      },
      ...(version !== undefined && { ConditionExpression: isSame }),
    });
    await client.send(update);
  };
  return {
    async day(day: string): Promise<Day> {
      const { version = 0, files, ...entries } = ((await get(day))?.kept ?? {}) as Stored;
      const counts = COUNTED.map((name) => [name, new Tally(entries[name])]);
      return { counts: Object.fromEntries(counts) as Counts, files: new Set(files), version };
    },
    /** Replaces a day. @throws if somebody else has done so since it was read */
    keepDay(day: string, { counts, files, version }: Day) {
      const entries = COUNTED.map((name) => [name, counts[name].entries()]);
      const kept = { ...Object.fromEntries(entries), files: [...files], version: version + 1 };
      return set(day, 'kept', kept, version);
    },
    month: async (month: string): Promise<Month> => (await get(month)) ?? {},
    async keepMonth(month: string, kept: Month) {
      for (const [attribute, value] of Object.entries(kept)) await set(month, attribute, value);
    },
  };
}

type Stored = { version?: number; files?: string[] } & Partial<Record<keyof Counts, Entries>>;

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
  const { enquiries } = await store.month(month);
  return { month, enquiries, counts, days: days.filter(({ version }) => version > 0).length };
}
