import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from './progress.ts';

/** Besides Playwright's own, which comes first. */
const systemBrowsers = [
  process.env.CHROME_PATH,
  // Debian's headless shell needs a third less CPU time. Not the wrapper script in /usr/bin, which would outlive the
  // browser it starts.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Launch options for tests, with a Chromium that works: Playwright's or the system's.
 * @throws UserError with what to install
 */
export function testBrowser(): { executablePath?: string; args: string[] } {
  const playwrights = chromium.executablePath();
  const found = [playwrights, ...systemBrowsers].find((path) => path && existsSync(path) && runs(path));
  if (!found)
    throw new UserError(
      [
        'The browser tests need Chromium, and none was found. Install one and run the tests again:',
        '  npx playwright install --with-deps chromium                             (macOS, Ubuntu, Windows)',
        '  sudo apt-get install chromium chromium-headless-shell fonts-liberation  (Debian)',
        '  CHROME_PATH=/path/to/chrome npm test                                    (a browser elsewhere)',
      ].join('\n'),
    );
  return {
    // Left to itself, Playwright launches its headless shell.
    ...(found !== playwrights && { executablePath: found }),
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
