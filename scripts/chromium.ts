import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import packages from './browser/package.json' with { type: 'json' };
import { UserError } from './progress.ts';

/**
 * Launch options for tests, with a Chromium that works: CHROME_PATH, Playwright's, the system's in any build, or else one
 * that is downloaded now.
 * @throws UserError with what to install
 */
export function testBrowser(): LaunchOptions & { args: string[] } {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH && !runs(CHROME_PATH)) throw new UserError(`CHROME_PATH is no browser: ${CHROME_PATH}`);
  const playwrights = chromium.executablePath();
  const executablePath =
    CHROME_PATH || [playwrights, ...systemBrowsers(), unpacked.browser].find(runs) || bring();
  return {
    // Left to itself, Playwright launches its headless shell.
    ...(executablePath !== playwrights && { executablePath }),
    env:
      executablePath === unpacked.browser
        ? { ...testFonts(), LD_LIBRARY_PATH: unpacked.libraries }
        : testFonts(),
    args: [
      // Chromium's sandbox doesn't work as root, the default in most containers.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      // Otherwise the headless shell rounds glyph widths to whole pixels.
      '--font-render-hinting=none',
    ],
  };
}

/** An environment in which browsers find fonts with the metrics of Arial and Times New Roman. Linux may have none. */
export function testFonts(): NodeJS.ProcessEnv {
  const fonts = process.platform === 'linux' && { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') };
  return { ...process.env, ...fonts };
}

/** An installed browser may still lack its libraries. */
export function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  // Chrome for Windows would open a window instead of printing its version.
  if (process.platform === 'win32') return true;
  try {
    const env = path === unpacked.browser ? { LD_LIBRARY_PATH: unpacked.libraries } : {};
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000, env: { ...process.env, ...env } });
    return true;
  } catch {
    return false;
  }
}

export function systemBrowsers(platform = process.platform, env = process.env): string[] {
  if (platform === 'win32')
    return [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ].flatMap((path) => inProgramFiles(path, env));
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  return [
    // Debian's headless shell needs a third less CPU time. Not the wrapper script in /usr/bin, which would outlive the
    // browser it starts.
    '/usr/lib/chromium/chromium-headless-shell',
    ...['chromium', 'chromium-browser', 'google-chrome', 'microsoft-edge'].map((name) => `/usr/bin/${name}`),
  ];
}

/** Folders in which Windows may have installed a program. */
function inProgramFiles(path: string, env = process.env): string[] {
  const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LocalAppData ?? env.LOCALAPPDATA];
  return folders.flatMap((folder) => (folder ? [`${folder}\\${path}`] : []));
}

const folder = resolve('.cache/chromium', packages.dependencies['@sparticuz/chromium']);
const unpacked = { browser: join(folder, 'chromium'), libraries: join(folder, 'al2023', 'lib') };

/**
 * Downloads a browser.
 * @returns its executable
 */
function bring(): string {
  console.error('No Chromium was found: downloading one for the tests, once.');
  const ways = [
    ...(process.platform === 'linux' && process.arch === 'x64' ? [bringWithLibraries] : []),
    bringPlaywrights,
  ];
  for (const way of ways)
    try {
      const path = way();
      if (runs(path)) return path;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  throw new UserError(
    [
      'The browser tests need Chromium; none was found, and none could be downloaded. Install one and run the tests again:',
      '  npx playwright install --with-deps chromium   (macOS, Ubuntu, Debian, Windows)',
      '  CHROME_PATH=/path/to/chrome npm test          (a browser elsewhere)',
    ].join('\n'),
  );
}

function bringPlaywrights(): string {
  execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  return chromium.executablePath();
}

/** From npm, by a lock file of its own: only machines without a browser need its 67 MB. It needs none of the system's libraries. */
function bringWithLibraries(): string {
  removeFolder(folder);
  cpSync('scripts/browser', folder, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Unpacks itself into the temporary folder, with the libraries if it takes the machine for AWS Lambda's.
  const unpack = "import('@sparticuz/chromium').then(({ default: browser }) => browser.executablePath())";
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  execFileSync(process.execPath, ['--eval', unpack], { cwd: folder, stdio: 'inherit', env });
  return unpacked.browser;
}
