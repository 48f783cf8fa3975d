import { equalInConstantTime } from './keyed-hash.ts';

export type OriginSecret = {
  current(): Promise<string>;
  /** Whether a request carries the secret, and so came through the distribution. */
  matches(given: string | undefined): Promise<boolean>;
};

const REFRESH_AFTER_MS = 60_000;

/**
 * The secret that CloudFront sends along, fetched once and kept. A failed fetch is tried again by the next
 * request; a wrong secret makes us look for a new one, at most once a minute, so that a rotation needs no
 * deployment and a stranger cannot make us ask all the time.
 */
export function createOriginSecret(fetchSecret: () => Promise<string>, now: () => number): OriginSecret {
  let fetchedAt = 0;
  let secret: Promise<string> | undefined;

  const refresh = () => {
    fetchedAt = now();
    const fetched = fetchSecret();
    fetched.catch(() => {
      if (secret === fetched) secret = undefined;
    });
    secret = fetched;
    return fetched;
  };
  const current = () => secret ?? refresh();

  return {
    current,
    async matches(given) {
      const known = await current();
      if (!given) return false;
      if (equalInConstantTime(given, known)) return true;
      if (now() - fetchedAt < REFRESH_AFTER_MS) return false;
      // While the new one cannot be fetched, the old one stays in force.
      return equalInConstantTime(given, await refresh().catch(() => (secret = Promise.resolve(known))));
    },
  };
}
