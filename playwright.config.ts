import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { FIXTURE, SERVE_FIXTURE } from './scripts/build-fixture.ts';
import { testBrowser } from './scripts/chromium.ts';
import { otherEngines } from './scripts/engines.ts';
import { longBrowserTests } from './scripts/long-tests.ts';

const port = Number(process.env.E2E_PORT ?? 8099);
const browser = testBrowser();
const leftOut = process.env.SHORT_TESTS ? longBrowserTests.map((file) => `**/${file}`) : [];

// Of this run alone: another may be under way. Only in the main process, because the workers load this file, too.
let data = '';
if (!process.env.TEST_WORKER_INDEX) {
  data = mkdtempSync(join(tmpdir(), 'browser-tests-'));
  process.once('exit', () => rmSync(data, { recursive: true, force: true }));
}
// Tests use the fixture; only site/e2e/content tests the owner's content.
Object.assign(process.env, FIXTURE);

const engines = otherEngines().found;

export default defineConfig({
  testDir: 'site/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A machine may be busy with other things. Budgets are asserted by the tests themselves.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // CI retries failed tests and lists those that pass then as flaky.
  retries: process.env.CI ? 1 : 0,
  // "dot" lists failures at the end, where truncated logs still show them.
  reporter: [[process.env.CI ? 'dot' : 'line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  },
  projects: [
    {
      name: 'chromium',
      // site/e2e/foreign-nodes.spec.ts has these and more.
      testIgnore: [
        'engines/foreign-nodes.spec.ts',
        // Its other tests have them in more detail.
        ...(process.env.SHORT_TESTS && engines.length > 0 ? ['engines/main-flows.spec.ts'] : []),
        ...leftOut,
      ],
      use: {
        launchOptions: {
          ...browser,
          args: [
            ...browser.args,
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--no-first-run',
            '--disable-quic',
          ],
        },
      },
    },
    ...engines.map(({ name, launchOptions }) => ({
      name,
      testDir: 'site/e2e/engines',
      testIgnore: leftOut,
      use: { browserName: name, launchOptions },
    })),
  ],
  webServer: {
    command: SERVE_FIXTURE,
    url: `http://localhost:${port}/__local/status.json`,
    timeout: 300_000,
    env: { ...FIXTURE, PORT: String(port), LOCAL_DATA: data, LOCAL_RATE_LIMIT: '1000' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
