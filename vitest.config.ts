import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FIXTURE } from './scripts/build-fixture.ts';
import { drawings } from './site/content/images.server.ts';
import { imagesPlugin } from './site/content/vite-images.server.ts';

/** They put other modules in the place of those that are imported, which are then nobody else's. */
const withMocks = ['site/components/picture/picture.test.tsx', 'site/seo/commit-dates.test.ts'];

export default defineConfig({
  // Components show pictures by name.
  plugins: [imagesPlugin(drawings)],
  resolve: { alias: { '#site-build': resolve(FIXTURE.BUILD_FOLDER, 'site-build.js') } },
  test: {
    // Nothing here depends on what the owner writes in content/.
    env: FIXTURE,
    globalSetup: 'scripts/build-fixture.ts',
    // Some start whole processes, on machines with two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One less than there are cores is the default: half of the machine would wait.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{site,infra}/**/*.test.{ts,tsx}'],
          exclude: ['site/e2e/**', ...withMocks],
          globalSetup: 'infra/testing/temporary-folder.ts',
          // Importing takes longer than testing: what one file has imported is there for the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'processes', include: ['{functions,scripts}/**/*.test.{ts,tsx}', ...withMocks] },
      },
    ],
  },
});
