import { drawnInItsFont, hydrate, hydrated, scrolled } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/* Where a page is shown that is opened at an anchor, gone back to, or walked through by keyboard. */

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

for (const width of [390, 1280])
  test(`an address with an anchor shows its heading below the header once the fonts have come, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // As on a slow line.
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/privacy');
    const anchors = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // The last ones cannot reach the top of the window.
    for (const anchor of [anchors[3], anchors[anchors.length - 6]].map(String)) {
      // Another document: an anchor alone would only scroll.
      await page.goto('about:blank');
      await page.goto(`/privacy${anchor}`);
      await drawnInItsFont(page);
      await expect.poll(() => topOf(page, anchor)).toBeGreaterThanOrEqual(76);
      expect(await topOf(page, anchor)).toBeLessThan(120);
    }
  });

test('whoever scrolls on before the fonts have come is left there', async ({ page }) => {
  const fonts = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, async (route) => {
    await fonts.promise;
    await route.continue();
  });
  await page.goto('/privacy');
  const anchor = await page.locator('.table-of-contents a').nth(3).getAttribute('href');
  await page.goto('about:blank');
  await page.goto(`/privacy${anchor}`, { waitUntil: 'commit' });
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  await page.keyboard.press('End');
  fonts.resolve();
  await drawnInItsFont(page);
  expect(await topOf(page, String(anchor))).toBeLessThan(-1000);
});

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
