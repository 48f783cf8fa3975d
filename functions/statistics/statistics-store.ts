import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { toSeconds } from '../leads/lead.ts';
import { type Counts, type KeptCounts, keptCounts, sumOf } from './counts.ts';

/** Prefix of its keys in the limits table: the handler's IAM policy allows no others. */
export const STATISTICS_KEY_PREFIX = 'statistics';

/** Requests of days, or a month's enquiries. These are kept as numbers: leads are erased or expire. */
export type Kept = {
  counts: Counts;
  /** What isn't done again: a day's files of the log are counted, a month's LETTER is sent. */
  done: Set<string>;
  /** How many days or months these are. */
  items: number;
};

export const LETTER = 'letter';

/** An item in the limits table. */
type Stored = KeptCounts & { done: string[]; version: number };

/** 25 months: a month can be compared with the one a year before. */
const KEPT_FOR_MS = 762 * 24 * 60 * 60 * 1000;

export type StatisticsStore = ReturnType<typeof createStatisticsStore>;

/** Days ("2026-11-24") and months ("2026-11") are Frankfurt's. */
export function createStatisticsStore(client: DynamoDBDocumentClient, TableName: string) {
  const keyOf = (name: string) => ({ key: `${STATISTICS_KEY_PREFIX}:${name}` });
  const find = async (names: string[]): Promise<Stored[]> => {
    const commands = names.map(
      (name) => new GetCommand({ TableName, Key: keyOf(name), ConsistentRead: true }),
    );
    const answers = await Promise.all(commands.map((command) => client.send(command)));
    return answers.flatMap(({ Item }) => (Item ? [Item.kept as Stored] : []));
  };
  const add = (stored: Stored[]): Kept => ({
    counts: sumOf(stored),
    done: new Set(stored.flatMap(({ done }) => done)),
    items: stored.length,
  });
  return {
    /** Adds up days or months; undefined if nothing is kept of any. */
    async read(...names: string[]): Promise<Kept | undefined> {
      const stored = await find(names);
      return stored.length > 0 ? add(stored) : undefined;
    },
    /** Replaces a day or month as a whole. @throws if somebody else has done so meanwhile */
    async change(name: string, change: (kept: Kept) => Promise<void>): Promise<void> {
      const stored = await find([name]);
      const kept = add(stored);
      await change(kept);
      const version = stored[0]?.version ?? 0;
      const changed: Stored = { ...keptCounts(kept.counts), done: [...kept.done], version: version + 1 };
      const update = new UpdateCommand({
        TableName,
        Key: keyOf(name),
        UpdateExpression: 'SET kept = :kept, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(kept) OR kept.version = :version',
        ExpressionAttributeValues: {
          ':kept': changed,
          ':expiresAt': toSeconds(new Date(Date.parse(name) + KEPT_FOR_MS)),
          ':version': version,
        },
      });
      await client.send(update);
    },
  };
}
