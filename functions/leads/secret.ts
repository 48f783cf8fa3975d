export type Secret = {
  current(): Promise<string>;
  /** Checks a value against the secret; if it doesn't fit, it may have been made with a newer one. */
  fits(isRight: (secret: string) => boolean): Promise<boolean>;
};

const REFRESH_AFTER_MS = 60_000;

/**
 * A secret fetched once and cached. The next request retries a failed fetch. A value that doesn't fit triggers a refresh,
 * at most once a minute, so that rotation needs no deployment and strangers can't cause a stream of requests.
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
      // If the refresh fails, the old one stays in force.
      return isRight(await refresh().catch(() => (secret = Promise.resolve(known))));
    },
  };
}
