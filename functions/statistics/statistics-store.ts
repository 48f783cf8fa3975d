import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { toSeconds } from '../leads/lead.ts';
import { COUNTED, type Counts } from './count-request.ts';
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

/** Days ("2026-11-24") and months ("2026-11") are Frankfurt's. */
export type StatisticsStore = {
  day(day: string): Promise<Day>;
  /** Replaces a day. @throws if somebody else has done so since it was read */
  keepDay(day: string, kept: Day): Promise<void>;
  enquiries(month: string): Promise<Enquiries | undefined>;
  keepEnquiries(month: string, enquiries: Enquiries): Promise<void>;
  isSent(month: string): Promise<boolean>;
  markSent(month: string): Promise<void>;
};

/** 25 months: a month can be compared with the one a year before. */
const KEPT_FOR_MS = 762 * 24 * 60 * 60 * 1000;
const expiryOf = (since: string) => toSeconds(new Date(Date.parse(since) + KEPT_FOR_MS));

export function createStatisticsStore(client: DynamoDBDocumentClient, TableName: string): StatisticsStore {
  const keyOf = (name: string) => ({ key: `${STATISTICS_KEY_PREFIX}:${name}` });
  const get = async (name: string) =>
    (await client.send(new GetCommand({ TableName, Key: keyOf(name), ConsistentRead: true }))).Item;
  const set = (month: string, attribute: 'enquiries' | 'isSent', value: unknown) =>
    client.send(
      new UpdateCommand({
        TableName,
        Key: keyOf(month),
        UpdateExpression: 'SET #attribute = :value, expiresAt = :expiresAt',
        ExpressionAttributeNames: { '#attribute': attribute },
        ExpressionAttributeValues: { ':value': value, ':expiresAt': expiryOf(month) },
      }),
    );
  return {
    async day(day) {
      const item = await get(day);
      const stored = (item?.kept ?? {}) as { version?: number; files?: string[] } & Record<string, Entries>;
      return {
        counts: Object.fromEntries(COUNTED.map((name) => [name, new Tally(stored[name])])) as Counts,
        files: new Set(stored.files),
        version: stored.version ?? 0,
      };
    },
    async keepDay(day, { counts, files, version }) {
      const entries = Object.fromEntries(COUNTED.map((name) => [name, counts[name].entries()]));
      await client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(day),
          UpdateExpression: 'SET kept = :kept, expiresAt = :expiresAt',
          ConditionExpression: version === 0 ? 'attribute_not_exists(kept)' : 'kept.version = :version',
          ExpressionAttributeValues: {
            ':kept': { ...entries, files: [...files], version: version + 1 },
            ':expiresAt': expiryOf(day),
            ...(version > 0 && { ':version': version }),
          },
        }),
      );
    },
    enquiries: async (month) => (await get(month))?.enquiries as Enquiries | undefined,
    keepEnquiries: async (month, enquiries) => void (await set(month, 'enquiries', enquiries)),
    isSent: async (month) => (await get(month))?.isSent === true,
    markSent: async (month) => void (await set(month, 'isSent', true)),
  };
}
