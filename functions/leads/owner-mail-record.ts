import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { toSeconds } from './lead.ts';

/** Prefix of its keys in the limits table: the handler's IAM policy allows no others. */
export const OWNER_MAIL_KEY_PREFIX = 'owner-mail';

export type Way = 'mail' | 'digest';

/** How each lead reaches the owner, and whether it has. */
export type OwnerMailRecord = {
  find(key: string): Promise<{ way: Way; isDone: boolean } | undefined>;
  /** Records the way unless one is recorded already. Resolves to the recorded one. */
  decide(key: string, way: Way): Promise<Way>;
  finish(key: string): Promise<void>;
};

/** Outlasts the queues: a message waits at most 4 days there, 14 among the dead letters, and 4 after a redrive. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;

export function createOwnerMailRecord(
  client: DynamoDBDocumentClient,
  TableName: string,
  now: () => Date,
): OwnerMailRecord {
  const keyOf = (key: string) => ({ key: `${OWNER_MAIL_KEY_PREFIX}:${key}` });
  return {
    async find(key) {
      const { Item } = await client.send(
        new GetCommand({ TableName, Key: keyOf(key), ConsistentRead: true }),
      );
      return Item && { way: Item.way as Way, isDone: Item.isDone === true };
    },
    async decide(key, way) {
      const { Attributes } = await client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(key),
          UpdateExpression: 'SET way = if_not_exists(way, :way), expiresAt = :expiresAt',
          ExpressionAttributeValues: {
            ':way': way,
            ':expiresAt': toSeconds(new Date(now().getTime() + KEPT_FOR_MS)),
          },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return Attributes?.way as Way;
    },
    async finish(key) {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(key),
          UpdateExpression: 'SET isDone = :yes',
          ExpressionAttributeValues: { ':yes': true },
        }),
      );
    },
  };
}
