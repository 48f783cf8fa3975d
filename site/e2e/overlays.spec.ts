import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { closeByButton, openWithClock, popup } from './popup.ts';
import { withoutPopups } from './without-popups.ts';

/* Overlays leave the visitor's position alone. */

const menu = (page: Page) => page.locator('#menu');

test('going back closes the open menu, across pages and within one', async ({ page, context }) => {
  await withoutPopups(context);
  await openLive(page, '/kontakt');
  await page.locator('.header-bar a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  await page.locator('.header .menu-button').click();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/kontakt');
  await expect(menu(page)).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();

  await page.goto('/privacy');
  await page.locator('.table-of-contents a').nth(5).click();
  await expect(page).toHaveURL(/#/);
  await page.locator('.header .menu-button').click();
  await page.goBack();
  await expect(page).toHaveURL('/privacy');
  await expect(menu(page)).toBeHidden();
});

for (const [path, share] of ['/', '/alle-angebote', '/tv-speaking'].flatMap((path) =>
  [0, 0.5].map((share) => [path, share] as const),
))
  test(`${path}: closing a popup that opened by itself leaves the keyboard at the reader’s position, at ${share * 100} %`, async ({
    page,
  }) => {
    await openWithClock(page, path);
    const scrolled = await page.evaluate((share) => {
      scrollTo({ top: document.documentElement.scrollHeight * share, behavior: 'instant' });
      return scrollY;
    }, share);
    await page.clock.runFor(3000);
    await expect(popup(page)).toBeVisible();
    await closeByButton(page);
    await expect(popup(page)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(page.locator('main :focus')).toHaveCSS('outline-style', 'none');
    // The next tab stop is nearby, and not in the footer.
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
    const top = await page.locator(':focus').evaluate((stop) => stop.getBoundingClientRect().top);
    const distance = top + (await page.evaluate(() => scrollY)) - scrolled;
    expect(Math.abs(distance)).toBeLessThan(3 * 720);
  });

for (const [path, width, height] of [
  ['/privacy', 1280, 500],
  ['/agb', 1280, 500],
  ['/privacy', 1440, 900],
  ['/agb', 1440, 500],
] as const)
  test(`${path}: every entry of the table of contents can be reached and seen at ${width} × ${height}`, async ({
    page,
    context,
  }) => {
    await withoutPopups(context);
    await page.setViewportSize({ width, height });
    await page.goto(path);
    await page.evaluate(() => document.querySelector('.prose h2:nth-of-type(3)')?.scrollIntoView());
    const entries = page.locator('.table-of-contents a');
    for (const [index, entry] of (await entries.all()).entries()) {
      if (index === 0) await entry.focus();
      else await page.keyboard.press('Tab');
      await expect(entry).toBeFocused();
      await expect(entry).toBeInViewport({ ratio: 0.95 });
      // It isn't covered, and its focus ring isn't clipped.
      const gap = await entry.evaluate((link) => {
        const list = link.closest('.table-of-contents')?.getBoundingClientRect();
        const { left, bottom } = link.getBoundingClientRect();
        return Math.min(left - (list?.left ?? 0), (list?.bottom ?? 0) + 1 - bottom + 6);
      });
      expect(gap).toBeGreaterThanOrEqual(6);
    }
  });
