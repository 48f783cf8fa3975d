import type { Page } from '@playwright/test';

export const popup = (page: Page) => page.getByRole('dialog');
export const closeButton = (page: Page) => popup(page).getByRole('button', { name: 'Fenster schließen' });

/** docs/product.md, "Local browser flags". */
export const flags = (page: Page) => page.evaluate(() => ({ ...localStorage }));

/** Opens a page with a paused clock that the test advances. */
export async function openWithClock(page: Page, path: string) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(path);
  await page.waitForLoadState('load');
}

/** Presses its button, without the two seconds for which a style sheet hides it. */
export async function closeByButton(page: Page) {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await closeButton(page).press('Enter');
}

/** Tries all ways of closing a dialog. */
export async function tryToClose(page: Page) {
  // Some browsers let a second Escape through.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Escape');
  await page.mouse.click(4, 400);
}
