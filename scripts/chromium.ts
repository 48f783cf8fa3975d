import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { UserError } from './progress.ts';

const system = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

// Debian's; not the script in /usr/bin, which would outlive the browser it starts.
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';
/** Seconds after which an installation that is not vital is given up. */
const PATIENCE = 120;

/**
 * Finds a Chromium that runs: Playwright's own, else one of the system, else it installs one.
 * @returns path of the program
 * @throws UserError that says what to install
 */
export function findChromium(): string {
  const found = installed();
  if (found) return found;
  for (const [command, ...args] of installers()) {
    console.log(`No Chromium found. Installing it: ${command} ${args.join(' ')}`);
    spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new UserError(
    [
      'The browser tests need Chromium, and none could be installed. Do one of these and run the tests again:',
      '  npx playwright install --with-deps chromium',
      '  sudo apt-get install chromium              (Debian, Ubuntu)',
      '  brew install --cask chromium               (macOS)',
      '  CHROME_PATH=/path/to/chrome npm test       (a browser elsewhere)',
    ].join('\n'),
  );
}

/**
 * How Playwright launches the browser that tests look with: Chromium's headless shell, which draws no window around the
 * page and needs a third less processor time, else the Chromium that there is.
 * @throws UserError that says what to install
 */
export function testBrowser(): { executablePath?: string; args: string[] } {
  // Playwright finds its own.
  const isPlaywrights = existsSync(chromium.executablePath());
  const isShell = !process.env.CHROME_PATH && runs(HEADLESS_SHELL);
  return {
    ...(!isPlaywrights && { executablePath: isShell ? HEADLESS_SHELL : findChromium() }),
    args: [
      // Root, as in most containers, has no sandbox to give.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // The shell would round widths of letters to whole pixels.
      '--font-render-hinting=none',
    ],
  };
}

/** Fetches the headless shell where that needs nobody's password. Without it tests take longer, and that is all. */
export function installHeadlessShell(): void {
  const isAtHand = existsSync(chromium.executablePath()) || existsSync(HEADLESS_SHELL);
  if (isAtHand || process.env.CHROME_PATH || !hasApt()) return;
  console.log(
    `Installing Chromium's headless shell, for faster browser tests: ${aptInstall('chromium-headless-shell')}`,
  );
  const { status } = spawnSync('sh', ['-c', aptInstall('chromium-headless-shell')], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: PATIENCE * 1000,
  });
  if (status !== 0) console.log('It could not be installed. The tests run in the whole browser.');
}

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const aptInstall = (name: string) =>
  `apt-get update -q && apt-get install -qy --no-install-recommends ${name}`;

function installed(): string | undefined {
  return [chromium.executablePath(), ...system].find((path) => path && existsSync(path) && runs(path));
}

/** A browser can be there and lack its libraries. */
function runs(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function installers(): Array<[string, ...string[]]> {
  const isRoot = process.getuid?.() === 0;
  const playwright: [string, ...string[]] = [
    process.execPath,
    'node_modules/@playwright/test/cli.js',
    'install',
    ...(isRoot && process.platform === 'linux' ? ['--with-deps'] : []),
    'chromium',
  ];
  return hasApt() ? [playwright, ['sh', '-c', aptInstall('chromium')]] : [playwright];
}
