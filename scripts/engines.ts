import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { firefox, type LaunchOptions, webkit } from '@playwright/test';
import { runs, testFonts } from './chromium.ts';
import { UserError } from './progress.ts';

type Engine = { name: 'firefox' | 'webkit'; launchOptions: LaunchOptions };

/**
 * Engines besides Chromium that are on this machine: Playwright's, or the system's Firefox.
 * @throws UserError if one that E2E_ENGINES names is missing
 */
export function otherEngines(required = process.env.E2E_ENGINES ?? ''): {
  found: Engine[];
  missing: string[];
} {
  const found = [findFirefox(), findWebkit()].filter((engine) => engine !== undefined);
  const isMissing = (wanted: string) => !found.some(({ name }) => name === wanted);
  const lacking = required.split(',').filter((name) => name !== '' && name !== 'chromium' && isMissing(name));
  if (lacking.length > 0) throw new UserError(`E2E_ENGINES is ${required}. ${remedy(lacking)}`);
  return { found, missing: ['firefox', 'webkit'].filter(isMissing) };
}

export const remedy = (missing: string[]) =>
  `Missing: ${missing.join(', ')} (npx playwright install --with-deps ${missing.join(' ')})`;

function findFirefox(): Engine | undefined {
  const env = testFonts();
  if (runs(firefox.executablePath())) return { name: 'firefox', launchOptions: { env } };
  // Playwright drives the system's Firefox by WebDriver BiDi.
  const executablePath = [
    process.env.FIREFOX_PATH ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/snap/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find(speaksBidi);
  return executablePath
    ? { name: 'firefox', launchOptions: { env, channel: 'moz-firefox', executablePath, firefoxUserPrefs } }
    : undefined;
}

/** Firefox doesn't report by BiDi that a page has come from its back-forward cache: goBack() would wait for ever. */
const firefoxUserPrefs = { 'browser.sessionhistory.max_total_viewers': 0 };

/** Firefox before ESR 153 hasn't been tried. */
function speaksBidi(path: string): boolean {
  if (!runs(path)) return false;
  const version = execFileSync(path, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version)?.[0]) >= 153;
}

function findWebkit(): Engine | undefined {
  return existsSync(webkit.executablePath())
    ? { name: 'webkit', launchOptions: { env: testFonts() } }
    : undefined;
}
