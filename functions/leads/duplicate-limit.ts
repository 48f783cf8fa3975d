import type { Counter, FullCheck } from './counter.ts';
import type { KeyedHash } from './keyed-hash.ts';

const WINDOW_MS = 60 * 60 * 1000;

/**
 * How often a client may learn in an hour that an address is known. Who learns it without bound could find out
 * who has signed up.
 */
export type DuplicateLimit = {
  /** Whether one more answer may tell; counts it. The same submission asking twice counts once. */
  admit(asking: { network: string; id: string; email: string }, hash: KeyedHash, now: Date): Promise<boolean>;
  /** Whether nothing may be told any more. */
  isSpent(network: string, hash: KeyedHash, now: Date): Promise<boolean>;
};

export function createDuplicateLimit(counter: Counter, isFull: FullCheck, max: number): DuplicateLimit {
  const limits = { duplicates: max };
  const windowOf = (now: Date) => Math.floor(now.getTime() / WINDOW_MS);
  const keyOf = (network: string, hash: KeyedHash, now: Date) =>
    hash('duplicates', network, windowOf(now)).toString('base64url');
  return {
    admit: ({ network, id, email }, hash, now) =>
      counter({
        key: keyOf(network, hash, now),
        member: hash('duplicate-member', id, email).toString('base64url', 0, 9),
        limits,
        expiresAt: new Date((windowOf(now) + 1) * WINDOW_MS),
      }),
    isSpent: (network, hash, now) => isFull({ key: keyOf(network, hash, now), limits }),
  };
}
