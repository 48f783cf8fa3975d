import { randomUUID } from 'node:crypto';
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isMet } from './is-met.ts';

export type Admission = {
  key: string;
  /** Who is counted; the same member counts once. */
  member: string;
  /** Capacity of each set; the member has to fit into all of them. */
  limits: Record<string, number>;
  expiresAt: Date;
};

/** Adds a member to the sets under a key; false if one of them is full. */
export type Counter = (admission: Admission) => Promise<boolean>;

/** True if one of the sets under a key is full. */
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
    const capacities = sets.map(
      ({ slot }) => `attribute_not_exists(#s${slot}) OR size(#s${slot}) < :max${slot}`,
    );
    // dynalite parses brackets around a single condition four times slower.
    const fits = capacities.length === 1 ? capacities : capacities.map((capacity) => `(${capacity})`);
    return isMet(
      client.send(
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
      ),
    );
  };

export const createFullCheck =
  (client: DynamoDBDocumentClient, table: string): FullCheck =>
  async ({ key, limits }) => {
    const { Item = {} } = await client.send(
      new GetCommand({ TableName: table, Key: { key }, ConsistentRead: true }),
    );
    return Object.entries(limits).some(([name, max]) => ((Item[name] as Set<string>)?.size ?? 0) >= max);
  };

/** Reserves a key for a member until a time; false if another holds it. The holder may ask again. */
export type Reserve = (claim: Pick<Admission, 'key' | 'member' | 'expiresAt'>, now: Date) => Promise<boolean>;

export const createReserve =
  (client: DynamoDBDocumentClient, table: string): Reserve =>
  ({ key, member, expiresAt }, now) =>
    isMet(
      client.send(
        new UpdateCommand({
          TableName: table,
          Key: { key },
          UpdateExpression: 'SET holder = :member, expiresAt = :expiresAt',
          // DynamoDB deletes what has expired within days.
          ConditionExpression: 'attribute_not_exists(holder) OR holder = :member OR expiresAt <= :now',
          ExpressionAttributeValues: {
            ':member': member,
            ':expiresAt': Math.ceil(expiresAt.getTime() / 1000),
            ':now': Math.floor(now.getTime() / 1000),
          },
        }),
      ),
    );

/** As long as a handler may take (infra/lead-subscriber.ts). Queues give a message back later than that. */
const TURN_MS = 20_000;

/** Another copy of this message is being mailed at this moment. Its name is logged. */
class AnotherCopy extends Error {
  override name = 'AnotherCopy';
}

/**
 * Lets one copy of a message go on, as queues and SNS may deliver two at once; the others fail, and find it mailed when
 * they come again.
 * @throws AnotherCopy
 */
export async function takeTurn(reserve: Reserve, key: string, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + TURN_MS);
  if (!(await reserve({ key, member: randomUUID(), expiresAt }, now))) throw new AnotherCopy();
}
