import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { openWithClock, popup } from './popup.ts';

/* On phones, popups are sheets at the bottom edge (docs/product.md, "Popups"). */

/** The last has the height that an open keyboard leaves. */
const windows = [
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  { width: 390, height: 450 },
];

for (const path of ['/', '/tv-presse'])
  for (const viewport of windows)
    test(`at ${viewport.width}×${viewport.height}, the popup of ${path} leaves the page in sight`, async ({
      page,
    }) => {
      const pictures: string[] = [];
      page.on('request', (request) => pictures.push(request.url()));
      await page.setViewportSize(viewport);
      await openWithClock(page, path);
      await page.clock.runFor(5000);
      await expect(popup(page)).toBeVisible();
      await finishAnimations(page);
      const sheet = await boxOf(page, 'dialog[open]');
      expect(sheet.height).toBeLessThanOrEqual(0.56 * viewport.height);
      expect([sheet.left, sheet.right, sheet.bottom]).toEqual([0, viewport.width, viewport.height]);
      await expect(page.locator('dialog[open] .popup-image')).toBeHidden();
      expect(pictures.filter((url) => /\/(?:kickstart|prompts)[.-][^/]*svg/.test(url))).toEqual([]);
      await expectFormReachable(page);
      // Axe waits for timers.
      await page.clock.resume();
      expect(await axeViolations(page)).toEqual([]);
    });

for (const { height, share } of [
  { height: 664, share: 0.56 },
  { height: 844, share: 0.48 },
])
  test(`at 390×${height}, the lead popup shows headline, terms and button at first and no more`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height });
    await openWithClock(page, '/');
    await page.clock.runFor(5000);
    await expect(popup(page)).toBeVisible();
    await finishAnimations(page);
    for (const part of ['h2', 'form .form-note a', '[type=submit]'])
      await expect(page.locator(`dialog[open] ${part}`)).toBeInViewport({ ratio: 1 });
    expect((await boxOf(page, 'dialog[open]')).height).toBeLessThanOrEqual(share * height);
    // No sentence of the conditions is cut where the window is tall.
    if (height > 800)
      await expect(page.locator('dialog[open] .form-note').last()).toBeInViewport({ ratio: 1 });
  });

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);

const finishAnimations = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** Every field, the consent and the button can be brought into sight, each clear of the next and of the close button. */
async function expectFormReachable(page: Page) {
  const { top, bottom } = await boxOf(page, 'dialog[open]');
  const close = await boxOf(page, 'dialog[open] .dialog-close');
  const parts = page.locator(
    'dialog[open] form :is(input:not([type=hidden], [name=website]), .consent-field label, a, [type=submit])',
  );
  expect(await parts.count()).toBeGreaterThan(3);
  const privacy = await boxOf(
    page,
    'dialog[open] form a[href*="datenschutz"], dialog[open] form a[href*="privacy"]',
  );
  expect(privacy.bottom).toBeLessThan((await boxOf(page, 'dialog[open] [type=submit]')).top);
  for (const part of await parts.all()) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    expect(box.top).toBeGreaterThanOrEqual(top - 1);
    expect(box.bottom).toBeLessThanOrEqual(bottom + 1);
    expect(close.bottom <= box.top || close.right <= box.left || close.left >= box.right).toBe(true);
    const isOnTop = await part.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(x + Math.min(width, 60) / 2, y + height - 6);
      return element.contains(found) || found?.contains(element);
    });
    expect(isOnTop, await part.evaluate((element) => element.outerHTML)).toBe(true);
  }
}
