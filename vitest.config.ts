import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { FIXTURE } from './scripts/build-fixture.ts';
import { longUnitTests } from './scripts/long-tests.ts';
import { drawings } from './site/images/images.server.ts';
import { imagesPlugin } from './site/images/vite-images.server.ts';

/** Tests that mock modules, or fill them with files of their own, can't share a module cache with others. */
const withOwnModules = [
  'site/components/picture/picture.test.tsx',
  'site/editor/guard-requests.test.ts',
  'site/forms/error-page.test.tsx',
];

const proofs = 'scripts/proofs/*.test.ts';

const leftOut = process.env.SHORT_TESTS ? longUnitTests : [];

export default defineConfig({
  // Components import pictures by name.
  plugins: [imagesPlugin(drawings)],
  resolve: { alias: { '#site-build': resolve(FIXTURE.BUILD_FOLDER, 'site-build.js') } },
  test: {
    // Tests don't depend on the owner's content/.
    env: FIXTURE,
    globalSetup: 'scripts/build-fixture.ts',
    setupFiles: 'site/testing/undo-stubs.ts',
    // Some tests start processes, on machines with two cores.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One more than most machines have cores: tests that start processes wait for them.
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{site,infra}/**/*.test.{ts,tsx}'],
          exclude: ['site/e2e/**', ...withOwnModules, ...leftOut],
          globalSetup: 'infra/testing/temporary-folder.ts',
          // Importing takes longer than testing, so files share imported modules.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['{functions,scripts}/**/*.test.{ts,tsx}'],
          exclude: [proofs, ...leftOut],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'own modules', include: withOwnModules, exclude: leftOut } },
      {
        extends: true,
        // `PROOF_RUNS=500 npm run prove` takes up to half an hour.
        test: {
          name: 'proofs',
          include: [proofs],
          exclude: leftOut,
          testTimeout: process.env.PROOF_RUNS ? 3_600_000 : 120_000,
        },
      },
    ],
  },
});
