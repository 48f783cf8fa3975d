import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { CANARY_KEY_PREFIX } from './canary.ts';

/** Who has received a canary: its receivers note it, its sender looks it up. */
export type CanaryRecord = {
  note(id: string, receiver: string): Promise<void>;
  receiversOf(id: string): Promise<string[]>;
};

const DAY_SECONDS = 24 * 60 * 60;

/** The record in the limits table, which all receivers may write to already. It goes by itself after a day. */
export function createCanaryRecord(
  client: DynamoDBDocumentClient,
  TableName: string,
  now: () => Date,
): CanaryRecord {
  const keyOf = (id: string) => ({ key: `${CANARY_KEY_PREFIX}${id}` });
  return {
    async note(id, receiver) {
      await client.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(id),
          UpdateExpression: 'ADD receivers :receiver SET expiresAt = :expiresAt',
          ExpressionAttributeValues: {
            ':receiver': new Set([receiver]),
            ':expiresAt': Math.floor(now().getTime() / 1000) + DAY_SECONDS,
          },
        }),
      );
    },
    async receiversOf(id) {
      const { Item } = await client.send(new GetCommand({ TableName, Key: keyOf(id), ConsistentRead: true }));
      return [...((Item?.receivers as Set<string> | undefined) ?? [])];
    },
  };
}
