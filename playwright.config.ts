import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { FIXTURE } from './scripts/build-fixture.ts';
import { testBrowser } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 8099);
const browser = testBrowser();
const dataFolder = 'test-results/local-stack';

// Once, in the process that starts the servers: the workers read this file too.
if (!process.env.TEST_WORKER_INDEX) rmSync(dataFolder, { recursive: true, force: true });
// What tests start or load is the fixture's; only the project "content" looks at what the owner writes.
Object.assign(process.env, FIXTURE);
const OWNERS = { CONTENT_FOLDER: 'content', BUILD_FOLDER: 'dist', CDK_OUTDIR: 'cdk.out' };

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
  projects: [
    { name: 'fixture', testIgnore: 'content/**', use: { baseURL: `http://localhost:${port}` } },
    { name: 'content', testDir: 'site/e2e/content', use: { baseURL: `http://localhost:${port + 1}` } },
  ],
  webServer: [stack(port, 'fixture', FIXTURE), stack(port + 1, 'content', OWNERS)],
});

/** `npm test` has built both; by hand, what has changed is built first. */
function stack(port: number, name: string, env: Record<string, string>) {
  return {
    command: `node scripts/start.ts ${process.env.FIXTURE_IS_BUILT ? '--no-build' : ''}`,
    url: `http://localhost:${port}/__local/status.json`,
    timeout: 300_000,
    env: { ...env, PORT: String(port), LOCAL_DATA: `${dataFolder}/${name}`, LOCAL_RATE_LIMIT: '1000' },
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  };
}
