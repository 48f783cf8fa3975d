import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { toSeconds } from '../leads/lead.ts';
import { type Counts, type KeptCounts, keptCounts, sumOf } from './counts.ts';

/** Prefix of its keys in the limits table: the handler's IAM policy allows no others. */
export const STATISTICS_KEY_PREFIX = 'statistics';

/** An item in the limits table: a day's requests, or a month's enquiries, as numbers, since leads are erased or expire. */
export type Kept = KeptCounts & {
  /** What isn't done again: a day's files of the log are counted, a month's LETTER is sent. */
  done: string[];
  version: number;
};

export const LETTER = 'letter';

/** 25 months: a month can be compared with the one a year before. */
const KEPT_FOR_MS = 762 * 24 * 60 * 60 * 1000;

export type StatisticsStore = ReturnType<typeof createStatisticsStore>;

/** Days ("2026-11-24") and months ("2026-11") are Frankfurt's. */
export function createStatisticsStore(client: DynamoDBDocumentClient, TableName: string) {
  const keyOf = (name: string) => ({ key: `${STATISTICS_KEY_PREFIX}:${name}` });
  /** What is kept of these days or months. */
  const read = async (...names: string[]): Promise<Kept[]> => {
    const commands = names.map(
      (name) => new GetCommand({ TableName, Key: keyOf(name), ConsistentRead: true }),
    );
    const answers = await Promise.all(commands.map((command) => client.send(command)));
    return answers.flatMap(({ Item }) => (Item?.kept ? [Item.kept as Kept] : []));
  };
  return {
    read,
    /** Replaces a day or month as a whole. @throws if somebody else has done so meanwhile */
    async change(name: string, change: (now: { counts: Counts; done: Set<string> }) => Promise<void>) {
      const kept = await read(name);
      const now = { counts: sumOf(kept), done: new Set(kept[0]?.done) };
      await change(now);
      const version = kept[0]?.version ?? 0;
      const changed: Kept = { ...keptCounts(now.counts), done: [...now.done], version: version + 1 };
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
