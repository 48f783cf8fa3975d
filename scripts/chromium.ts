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
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return [playwright];
  return [
    playwright,
    ['sh', '-c', 'apt-get update -q && apt-get install -qy --no-install-recommends chromium'],
  ];
}
