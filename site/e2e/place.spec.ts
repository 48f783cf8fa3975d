import { drawnInItsFont, hydrate, hydrated, scrolled } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/* Where a page is shown that is gone back to or walked through by keyboard. */

const footerLink = (page: Page) => page.locator('.footer a[href="/impressum"]');

/** Pixels between the upper edge of what is seen and an element, when nothing scrolls any more. */
async function topOf(page: Page, selector: string): Promise<number> {
  const top = () => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const before = last;
      last = await top();
      return last === before;
    })
    .toBe(true);
  return last;
}

for (const path of ['/', '/blog', '/ki-workshops'])
  test(`${path}: scrolled before React has come, going back leads to where the visitor was`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await drawnInItsFont(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
    // The scrolling is over before anybody listens.
    await hydrated(page);
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(1000);
    await footerLink(page).click();
    await expect(page).toHaveURL('/impressum');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(24);
  });

test('reloaded in the middle, a page is gone back to there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ki-workshops');
  await drawnInItsFont(page);
  await page.evaluate(() => scrollTo({ top: 1500 }));
  await page.reload();
  await drawnInItsFont(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await hydrate(page);
  const left = await scrolled(page);
  await page.locator('.header-bar a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(24);
});

test('Tab shows at once what has the focus, an anchor scrolls smoothly', async ({ page }) => {
  const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  await page.goto('/privacy');
  await hydratedByTab(page);
  expect(await behaviour()).toBe('auto');
  await page.keyboard.press('Enter');
  expect(await behaviour()).toBe('smooth');
});

async function hydratedByTab(page: Page) {
  await page.keyboard.press('Tab');
  await hydrated(page);
}

test('at 400 % the header leaves the page its room, anchors begin at the top', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/privacy');
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await expect(page.locator('.header')).not.toBeInViewport();
  const anchor = String(await page.locator('.table-of-contents a').nth(3).getAttribute('href'));
  await page.locator(`.table-of-contents a[href="${anchor}"]`).click();
  await expect.poll(() => topOf(page, anchor)).toBeLessThan(50);
});
