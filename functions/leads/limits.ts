import type { Counter, FullCheck } from './counter.ts';
import type { KeyedHash } from './keyed-hash.ts';
import type { Lead } from './lead.ts';
import type { Networks } from './networks.ts';

const RATE_WINDOW_MS = 10 * 60 * 1000;

export type RateLimits = {
  /** Submissions of one network in ten minutes. */
  all: number;
  /** The part of them without `elapsedMs`: no JavaScript, or no browser. */
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
  /** Counts one more such answer; false if the limit is reached. A repeated submission counts once. */
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

/** One customer may have all of a /48, and many customers may share it. */
const AROUND_FACTOR = 2;

/** Counts in each network, the narrowest first, so that a flood in it doesn't use up its neighbours' share. */
async function admitInAll(
  networks: Networks,
  admit: (network: string, factor: number) => Promise<boolean>,
): Promise<boolean> {
  const [own, around] = networks;
  return (await admit(own, 1)) && (around === undefined || (await admit(around, AROUND_FACTOR)));
}
