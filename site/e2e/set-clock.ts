import type { Page } from '@playwright/test';
import { openLive } from './live-page.ts';

/** docs/product.md, "Timings and limits". Milliseconds. */
export const minimumFillTime = 2000;

/** A clock set by the test, so that results don't depend on how fast the machine fills a form in. */
export async function withSetClock(page: Page) {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => Number(document.documentElement?.dataset.now ?? now());
  });
}

export async function openWithSetClock(page: Page, path: string) {
  await withSetClock(page);
  await openLive(page, path);
}

/**
 * Sets the clock relative to the first paint, when the page's form appears. Waits for it: a field can be filled in before
 * it was painted. Not with `page.clock`, which hides the paint.
 */
export const setTimeSinceFirstPaint = (page: Page, milliseconds: number) =>
  page.waitForFunction((elapsed) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    if (painted) document.documentElement.dataset.now = String(painted.startTime + elapsed);
    return painted !== undefined;
  }, milliseconds);
