import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';

export type Admission = {
  key: string;
  /** Who asks. Asking twice counts once. */
  member: string;
  /** How many members each set may hold; the member has to fit into all of them. */
  limits: Record<string, number>;
  expiresAt: Date;
};

/** Counts by keeping sets of members under a key; false when a set is full. */
export type Counter = (admission: Admission) => Promise<boolean>;

/** Whether a set under a key is full, without asking to be admitted. */
export type FullCheck = (sets: Pick<Admission, 'key' | 'limits'>) => Promise<boolean>;

/**
 * The counter on the limits table. One conditional update, so that simultaneous requests cannot pass the limit
 * together, and sets rather than numbers, so that a repeated request is not counted again.
 */
export const createCounter =
  (client: DynamoDBDocumentClient, table: string): Counter =>
  async ({ key, member, limits, expiresAt }) => {
    const sets = Object.entries(limits).map(([name, max], index) => ({ name, max, slot: `${index}` }));
    const first = sets[0];
    if (!first) return true;
    const rooms = sets.map(({ slot }) => `attribute_not_exists(#s${slot}) OR size(#s${slot}) < :max${slot}`);
    // No brackets round a single one: on this machine dynalite takes four times as long to read them.
    const fits = rooms.length === 1 ? rooms : rooms.map((room) => `(${room})`);
    try {
      await client.send(
        new UpdateCommand({
          TableName: table,
          Key: { key },
          UpdateExpression: `ADD ${sets.map(({ slot }) => `#s${slot} :members`).join(', ')} SET #e = :expiresAt`,
          ConditionExpression: `contains(#s${first.slot}, :member) OR ${fits.join(' AND ')}`,
          ExpressionAttributeNames: {
            '#e': 'expiresAt',
            ...Object.fromEntries(sets.map(({ slot, name }) => [`#s${slot}`, name])),
          },
          ExpressionAttributeValues: {
            ':member': member,
            ':members': new Set([member]),
            ':expiresAt': Math.ceil(expiresAt.getTime() / 1000),
            ...Object.fromEntries(sets.map(({ slot, max }) => [`:max${slot}`, max])),
          },
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
      throw error;
    }
  };

export const createFullCheck =
  (client: DynamoDBDocumentClient, table: string): FullCheck =>
  async ({ key, limits }) => {
    const { Item = {} } = await client.send(
      new GetCommand({ TableName: table, Key: { key }, ConsistentRead: true }),
    );
    return Object.entries(limits).some(([name, max]) => ((Item[name] as Set<string>)?.size ?? 0) >= max);
  };
