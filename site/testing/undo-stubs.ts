import { afterAll, vi } from 'vitest';

/** Files of a worker share everything: one that stops the clock would stop it for all that follow. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
