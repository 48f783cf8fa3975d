import { anchorOf } from '../styleguide/component.ts';
import { STYLEGUIDE_PATH } from '../styleguide/paths.ts';
import { startDevServer } from './dev-server.ts';
import { test as base, expect, type Locator, type Page } from './test.ts';

type Guide = {
  page: Page;
  /** The section of a component. */
  component: (name: string) => Locator;
};

/**
 * Test fixture for the style guide. Loading it takes longer than most tests, so all tests of a worker share a server and
 * a page, and each closes what it opens.
 */
export const test = base.extend<object, { guide: Guide }>({
  guide: [
    async ({ browser }, use) => {
      const server = await startDevServer('styleguide');
      const page = await browser.newPage({
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        hasTouch: true,
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      await page.goto(server.url + STYLEGUIDE_PATH);
      await expect(page.getByRole('heading', { name: 'Style guide' })).toBeVisible({ timeout: 60_000 });
      await use({ page, component: (name) => page.locator(`#${anchorOf(name)}`) });
      await page.close();
      server.stop();
    },
    // With a cold cache, the server optimises dependencies first.
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** Swipes horizontally on an element. */
export async function swipe(page: Page, element: Locator, distance: number) {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('What is not shown cannot be swiped.');
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (const part of [0.3, 0.6, 1]) await touch('touchMove', x + distance * part);
  await touch('touchEnd');
  await session.detach();
}
