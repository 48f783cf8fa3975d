export type Secret = {
  current(): Promise<string>;
  /** Checks a value against the secret and the previous one; if neither fits, against a newer one. */
  fits(isRight: (secret: string) => boolean): Promise<boolean>;
};

const REFRESH_AFTER_MS = 60_000;

/**
 * A secret fetched once and cached. The next request retries a failed fetch. A value that doesn't fit triggers a refresh,
 * at most once a minute, so that rotation needs no deployment and strangers can't cause a stream of requests.
 * @param fetchPrevious for a secret whose previous value stays in use for some minutes after a change
 */
export function createSecret(
  fetchSecret: () => Promise<string>,
  now: () => number,
  fetchPrevious?: () => Promise<string>,
): Secret {
  let fetchedAt = 0;
  let secrets: Promise<string[]> | undefined;

  const refresh = () => {
    fetchedAt = now();
    const fetched = Promise.all([
      fetchSecret(),
      // Before the first change there is no previous one.
      ...(fetchPrevious ? [fetchPrevious().catch(() => undefined)] : []),
    ]).then((each) => each.filter((secret) => secret !== undefined));
    fetched.catch(() => {
      if (secrets === fetched) secrets = undefined;
    });
    secrets = fetched;
    return fetched;
  };
  const known = () => secrets ?? refresh();

  return {
    current: async () => (await known())[0] ?? '',
    async fits(isRight) {
      const old = await known();
      if (old.some(isRight)) return true;
      if (now() - fetchedAt < REFRESH_AFTER_MS) return false;
      // If the refresh fails, the old ones stay in force.
      return (await refresh().catch(() => (secrets = Promise.resolve(old)))).some(isRight);
    },
  };
}
