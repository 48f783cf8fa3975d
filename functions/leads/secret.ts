export type Secret = {
  current(): Promise<string>;
  /** Tries what was given against the secret; one that does not fit may have been made with a newer one. */
  fits(isRight: (secret: string) => boolean): Promise<boolean>;
};

const REFRESH_AFTER_MS = 60_000;

/**
 * A secret that is fetched once and kept. A failed fetch is tried again by the next request; what does not fit makes
 * us look for a new one, at most once a minute, so that a rotation needs no deployment and a stranger cannot make us
 * ask all the time.
 */
export function createSecret(fetchSecret: () => Promise<string>, now: () => number): Secret {
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
    async fits(isRight) {
      const known = await current();
      if (isRight(known)) return true;
      if (now() - fetchedAt < REFRESH_AFTER_MS) return false;
      // While the new one cannot be fetched, the old one stays in force.
      return isRight(await refresh().catch(() => (secret = Promise.resolve(known))));
    },
  };
}
