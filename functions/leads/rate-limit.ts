import type { Counter } from './counter.ts';
import type { KeyedHash } from './keyed-hash.ts';

const WINDOW_MS = 10 * 60 * 1000;

export type RateLimits = {
  /** Submissions of one network in ten minutes. */
  all: number;
  /** Those among them that do not say how long the form was open: no JavaScript, or no browser. */
  withoutScript: number;
};

/** Undefined when the submission may pass, else the seconds to wait. */
export type RateLimit = (
  submission: { network: string; id: string; fingerprint: string; withScript: boolean },
  hash: KeyedHash,
  now: Date,
) => Promise<number | undefined>;

/**
 * Addresses and ids are counted as keyed hashes only: the limits table names nobody. An id counts once for each set of
 * data that is sent with it, else one id would let any number of addresses into the free prompts.
 */
export const createRateLimit =
  (counter: Counter, limits: RateLimits): RateLimit =>
  async ({ network, id, fingerprint, withScript }, hash, now) => {
    const window = Math.floor(now.getTime() / WINDOW_MS);
    const ends = new Date((window + 1) * WINDOW_MS);
    const admitted = await counter({
      key: hash('rate', network, window).toString('base64url'),
      member: hash('rate-member', id, fingerprint).toString('base64url', 0, 9),
      limits: withScript ? { all: limits.all } : { all: limits.all, withoutScript: limits.withoutScript },
      expiresAt: ends,
    });
    return admitted ? undefined : Math.ceil((ends.getTime() - now.getTime()) / 1000);
  };
