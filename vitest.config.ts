import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{site,functions,infra,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['site/e2e/**'],
    // Some start whole processes, on machines with two cores.
    testTimeout: 30_000,
  },
});
