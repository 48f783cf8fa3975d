import { isIP } from 'node:net';
import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { KeyedHash } from './keyed-hash.ts';
import type { Lead } from './lead.ts';

const RATE_WINDOW_MS = 10 * 60 * 1000;

/** The networks a visitor is counted in: the own one and, of IPv6, the one around it. */
export type Networks = readonly [own: string, around?: string];

/** One customer may have all of a /48, and many customers may share it. */
const AROUND_FACTOR = 2;

/** Counts in each network, the own one first, so that a flood in it doesn't use up its neighbours' share. */
async function admitInAll(
  networks: Networks,
  admit: (network: string, factor: number) => Promise<boolean>,
): Promise<boolean> {
  const [own, around] = networks;
  return (await admit(own, 1)) && (around === undefined || (await admit(around, AROUND_FACTOR)));
}

/**
 * Keyed hash by which mails are shared out among networks. Of the widest network, or a fifth of them could take all. Of a
 * day, so that days can't be linked.
 */
export const networkTag = (hash: KeyedHash, networks: Networks, now: Date) =>
  hash('network', networks.at(-1), now.toISOString().slice(0, 10)).toString('base64url', 0, 12);

export type RateLimits = {
  /** Submissions of one network in ten minutes. */
  all: number;
  /** Those without `elapsedMs`: no JavaScript, or no browser. */
  withoutScript: number;
};

/** Seconds to wait, or undefined if the submission may pass. */
export type RateLimit = (
  submission: { networks: Networks; id: string; fingerprint: string; withScript: boolean },
  hash: KeyedHash,
  now: Date,
) => Promise<number | undefined>;

/** "In 1 Minuten" would be wrong. */
const SHORTEST_WAIT_SECONDS = 120;

/**
 * Addresses and ids are counted as keyed hashes only: the limits table names nobody. An id counts once for each set
 * of data sent with it; otherwise one id would let any number of addresses into the free prompts.
 */
export const createRateLimit =
  (counter: Counter, { all, withoutScript }: RateLimits): RateLimit =>
  async ({ networks, id, fingerprint, withScript }, hash, now) => {
    const window = Math.floor(now.getTime() / RATE_WINDOW_MS);
    const ends = new Date((window + 1) * RATE_WINDOW_MS);
    const isAdmitted = await admitInAll(networks, (network, factor) =>
      counter({
        key: hash('rate', network, window).toString('base64url'),
        member: hash('rate-member', id, fingerprint).toString('base64url', 0, 9),
        limits: {
          all: all * factor,
          ...(!withScript && { withoutScript: withoutScript * factor }),
        },
        expiresAt: ends,
      }),
    );
    const seconds = Math.ceil((ends.getTime() - now.getTime()) / 1000);
    return isAdmitted ? undefined : Math.max(seconds, SHORTEST_WAIT_SECONDS);
  };

const DUPLICATE_WINDOW_MS = 60 * 60 * 1000;

/** How often per hour a network may learn that an address is known, so that nobody can probe who has signed up. */
export type DuplicateLimit = {
  /** Counts one more answer; false if it may not tell. A repeated submission counts once. */
  admit(
    asking: { networks: Networks; id: string; email: string },
    hash: KeyedHash,
    now: Date,
  ): Promise<boolean>;
  /** True once the limit is used up. Counts nothing. */
  isSpent(networks: Networks, hash: KeyedHash, now: Date): Promise<boolean>;
};

export function createDuplicateLimit(counter: Counter, isFull: FullCheck, max: number): DuplicateLimit {
  const windowOf = (now: Date) => Math.floor(now.getTime() / DUPLICATE_WINDOW_MS);
  const keyOf = (network: string, hash: KeyedHash, now: Date) =>
    hash('duplicates', network, windowOf(now)).toString('base64url');
  return {
    admit: ({ networks, id, email }, hash, now) =>
      admitInAll(networks, (network, factor) =>
        counter({
          key: keyOf(network, hash, now),
          member: hash('duplicate-member', id, email).toString('base64url', 0, 9),
          limits: { duplicates: max * factor },
          expiresAt: new Date((windowOf(now) + 1) * DUPLICATE_WINDOW_MS),
        }),
      ),
    async isSpent(networks, hash, now) {
      const hasRoom = await admitInAll(
        networks,
        async (network, factor) =>
          !(await isFull({ key: keyOf(network, hash, now), limits: { duplicates: max * factor } })),
      );
      return !hasRoom;
    },
  };
}

/**
 * Reserves a lead's id for its address; false if another address holds it. tv_leads is keyed by address, so the table
 * itself cannot refuse a second lead with the same id, which erasure by id would then miss.
 */
export type ClaimId = (lead: Pick<Lead, 'id' | 'email' | 'expiresAt'>, hash: KeyedHash) => Promise<boolean>;

/** Key of the reservation in the limits table. It lives as long as the lead; erasure removes it. */
export const idClaimKey = (id: string) => `free-prompts-id:${id}`;

export const createIdClaim =
  (counter: Counter): ClaimId =>
  ({ id, email, expiresAt }, hash) =>
    counter({
      key: idClaimKey(id),
      member: hash('id-owner', id, email).toString('base64url', 0, 9),
      limits: { owners: 1 },
      expiresAt,
    });

/** Reserves a key for a member until a time; false if another holds it. The holder may ask again. */
export type Reserve = (claim: Pick<Admission, 'key' | 'member' | 'expiresAt'>, now: Date) => Promise<boolean>;

export const createReserve =
  (client: DynamoDBDocumentClient, table: string): Reserve =>
  ({ key, member, expiresAt }, now) =>
    isAllowed(
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

export type Admission = {
  key: string;
  /** Who asks; asking twice counts once. */
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
    return isAllowed(
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

/** Resolves to false if the condition of an update failed. */
async function isAllowed(update: Promise<unknown>): Promise<boolean> {
  try {
    await update;
    return true;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return false;
    throw error;
  }
}

export const createFullCheck =
  (client: DynamoDBDocumentClient, table: string): FullCheck =>
  async ({ key, limits }) => {
    const { Item = {} } = await client.send(
      new GetCommand({ TableName: table, Key: { key }, ConsistentRead: true }),
    );
    return Object.entries(limits).some(([name, max]) => ((Item[name] as Set<string>)?.size ?? 0) >= max);
  };

/**
 * What the limits count: an IPv4 address, or an IPv6 /64, which is what one connection gets, and the /48 around it, which
 * is what one customer of a hoster or a tunnel gets.
 * Takes CloudFront-Viewer-Address (address and port, IPv6 with or without brackets) or a bare address.
 */
export function clientNetworks(viewerAddress: string): Networks {
  const address = isIP(viewerAddress) === 4 ? viewerAddress : withoutPort(viewerAddress);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return [mapped];
  if (isIP(address) !== 6) return [isIP(address) === 4 ? address : 'unknown'];
  const groups = groupsOf(address);
  const network = (bits: number) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
  return [network(64), network(48)];
}

// CloudFront always adds a port, so the last colon of an IPv6 address without brackets is the port's.
const withoutPort = (text: string) => /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/:\d+$/, '');

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after];
  return groups.map((group) => Number.parseInt(group, 16).toString(16));
}
