import { defineConfig } from 'vitest/config';
import { drawings } from './site/content/images.server.ts';
import { imagesPlugin } from './site/content/vite-images.server.ts';

export default defineConfig({
  // Components show pictures by name; their tests do not depend on what the owner writes.
  plugins: [imagesPlugin(drawings)],
  test: {
    include: ['{site,functions,infra,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['site/e2e/**'],
    // Some start whole processes, on machines with two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One less than there are cores is the default: half of the machine would wait.
    maxWorkers: 2,
  },
});
