import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from './progress.ts';

const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Debian's. Not the wrapper script in /usr/bin, which would outlive the browser it starts.
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/**
 * Finds a working Chromium: Playwright's or the system's.
 * @returns path of the executable
 * @throws UserError with what to install
 */
export function findChromium(): string {
  const found = [chromium.executablePath(), ...candidates].find(
    (path) => path && existsSync(path) && runs(path),
  );
  if (found) return found;
  throw new UserError(
    [
      'The browser tests need Chromium, and none was found. Install one and run the tests again:',
      '  npx playwright install --with-deps chromium                             (macOS, Ubuntu, Windows)',
      '  sudo apt-get install chromium chromium-headless-shell fonts-liberation  (Debian)',
      '  CHROME_PATH=/path/to/chrome npm test                                    (a browser elsewhere)',
    ].join('\n'),
  );
}

/**
 * Launch options for tests: prefers Chromium's headless shell, which needs a third less CPU time.
 * @throws UserError with what to install
 */
export function testBrowser(): { executablePath?: string; args: string[] } {
  // Playwright finds its own browser.
  const isPlaywrights = existsSync(chromium.executablePath());
  const isShell = !process.env.CHROME_PATH && runs(HEADLESS_SHELL);
  return {
    ...(!isPlaywrights && { executablePath: isShell ? HEADLESS_SHELL : findChromium() }),
    args: [
      // Chromium's sandbox doesn't work as root, the default in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Otherwise the headless shell rounds glyph widths to whole pixels.
      '--font-render-hinting=none',
    ],
  };
}

/** An installed browser may still lack its libraries. */
function runs(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
