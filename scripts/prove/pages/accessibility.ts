import type { Browser, Page } from '@playwright/test';
import axe from 'axe-core';
import { axeViolations, notInForcedColours } from '../../../site/e2e/axe.ts';
import { type OpenState, openStates } from '../../../site/e2e/conditions/open-states.ts';
import { hydrate } from '../../../site/e2e/live-page.ts';
import { startMeasuredSite } from '../../../site/e2e/measured-site.ts';
import { withoutPopups } from '../../../site/e2e/without-popups.ts';
import type { BuiltPage } from './built-pages.ts';
import type { Findings } from './results.ts';

export const WIDTHS = [390, 1440];
/** The narrowest, in one theme: what is seen there is what is seen at 390 px. */
const NARROWEST = 320;

export const THEMES = ['light', 'dark', 'forced'] as const;
export type Theme = (typeof THEMES)[number];

const BANNER = 'consent banner';
const AS_IT_IS = 'as it is';
/** Every state that a page can be in. */
export const STATES = [AS_IT_IS, ...openStates.map(({ name }) => name), BANNER];

/** A way to see a page. */
export const lookOf = (width: number, theme: Theme, state: string) => `${width} ${theme}, ${state}`;
export const stateOf = (look: string) => look.slice(look.indexOf(', ') + 2);

/** What is looked at, and with what: found again with others it may be something else. */
export const accessibilityVersion = (browser: Browser) =>
  JSON.stringify([axe.version, browser.version(), WIDTHS, NARROWEST, THEMES, STATES, notInForcedColours]);

export type Options = { url: string; browser: Browser; signal: AbortSignal };

/** @returns violations of all of axe's rules in every width, theme and state that the page has */
export async function violationsOf({ path }: BuiltPage, options: Options): Promise<Findings['axe']> {
  const found: Findings['axe'] = {};
  const states: OpenState[] = [];
  for (const width of [...WIDTHS, NARROWEST])
    await onPage(width, path, options, async (page) => {
      if (width === WIDTHS[0]) states.push(...(await statesOf(page)));
      await lookAt(page, found, { width, state: AS_IT_IS });
    });
  for (const state of states)
    for (const width of state.widths ?? WIDTHS)
      await onPage(width, path + (state.search ?? ''), { ...options, ...state }, async (page) => {
        await state.open(page);
        await lookAt(page, found, { width, state: state.name });
      });
  return found;
}

/** The banner of a site with ids of Google's, which is built for it. */
export async function violationsOfBanner(options: Omit<Options, 'url'>): Promise<Findings['axe']> {
  const found: Findings['axe'] = {};
  const site = await startMeasuredSite();
  try {
    for (const width of WIDTHS)
      await onPage(width, '/', { ...options, url: site.stack, isPopup: true }, async (page) => {
        await page.locator('.consent-banner').waitFor();
        await lookAt(page, found, { width, state: BANNER });
      });
  } finally {
    await site.stop();
  }
  return found;
}

async function statesOf(page: Page): Promise<OpenState[]> {
  const has = await Promise.all(openStates.map(({ selector }) => page.locator(selector).count()));
  return openStates.filter((_, index) => has[index]);
}

async function onPage(
  width: number,
  path: string,
  { url, browser, signal, isPopup }: Options & { isPopup?: true },
  look: (page: Page) => Promise<void>,
) {
  signal.throwIfAborted();
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  try {
    if (!isPopup) await withoutPopups(context);
    const page = await context.newPage();
    await page.goto(url + path);
    await hydrate(page);
    await look(page);
  } finally {
    await context.close();
  }
}

async function lookAt(
  page: Page,
  found: Findings['axe'],
  { width, state }: { width: number; state: string },
) {
  for (const theme of width === NARROWEST ? (['light'] as const) : THEMES) {
    await page.emulateMedia({
      colorScheme: theme === 'dark' ? 'dark' : 'light',
      forcedColors: theme === 'forced' ? 'active' : 'none',
    });
    found[lookOf(width, theme, state)] = await axeViolations(
      page,
      theme === 'forced' ? { without: notInForcedColours } : {},
    );
  }
}
