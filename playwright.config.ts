import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { testBrowser } from './scripts/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 8099);
const browser = testBrowser();
const dataFolder = 'test-results/local-stack';

// Once, in the process that starts the server: the workers read this file too.
if (!process.env.TEST_WORKER_INDEX) rmSync(dataFolder, { recursive: true, force: true });

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
    command: 'node scripts/start.ts --no-build',
    url: `http://localhost:${port}/__local/status.json`,
    env: { PORT: String(port), LOCAL_DATA: dataFolder, LOCAL_RATE_LIMIT: '1000' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
