import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { FIXTURE } from './scripts/build-fixture.ts';
import { testBrowser } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 8099);
const browser = testBrowser();

// Once, in the process that starts the servers: the workers read this file too.
if (!process.env.TEST_WORKER_INDEX) rmSync('test-results/local-stack', { recursive: true, force: true });
// What tests start or load is the fixture's; only site/e2e/content looks at what the owner writes.
Object.assign(process.env, FIXTURE);

export default defineConfig({
  testDir: 'site/e2e',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // In continuous integration a test that fails is tried again; one that passes then is named as flaky in the last lines.
  retries: process.env.CI ? 1 : 0,
  // "dot" says at the end what failed, where a log that is cut off still shows it.
  reporter: [[process.env.CI ? 'dot' : 'line']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
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
  webServer: {
    // `npm test` has built it; by hand, what has changed is built first.
    command: `node scripts/start.ts ${process.env.FIXTURE_IS_BUILT ? '--no-build' : ''}`,
    url: `http://localhost:${port}/__local/status.json`,
    timeout: 300_000,
    env: { ...FIXTURE, PORT: String(port), LOCAL_DATA: 'test-results/local-stack', LOCAL_RATE_LIMIT: '1000' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
