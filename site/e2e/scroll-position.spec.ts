import { hydrate, hydrated, openLive, scrolled, webFontsShown } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

/* Scroll position when opening an anchor, going back or tabbing. */

const footerLink = (page: Page) => page.locator('.footer a[href="/impressum"]');

/** Pixels between the viewport's top and an element, once scrolling has ended. */
async function topOf(page: Page, selector: string): Promise<number> {
  const top = () => page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
  let last = Number.NaN;
  const hasEnded = async () => {
    const before = last;
    last = await top();
    return last === before;
  };
  await expect.poll(hasEnded, { intervals: [100] }).toBe(true);
  return last;
}

for (const [width, place] of [
  [390, 3],
  [1280, -6],
] as const)
  test(`an address with an anchor shows its heading below the header once the fonts have come, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    // As on a slow connection.
    await page.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/privacy');
    const anchors = await page
      .locator('.table-of-contents a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    // The last headings can't reach the top of the window.
    const anchor = String(anchors.at(place));
    // Via another document, because changing only the anchor wouldn't load the page.
    await page.goto('about:blank');
    await page.goto(`/privacy${anchor}`);
    await webFontsShown(page);
    await expect.poll(() => topOf(page, anchor)).toBeGreaterThanOrEqual(76);
    expect(await topOf(page, anchor)).toBeLessThan(120);
  });

test('an address with an anchor shows its heading at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const tops: number[] = [];
    Object.assign(globalThis, { tops });
    addEventListener('scroll', () => tops.push(scrollY));
  });
  await page.goto('/privacy#aenderungen');
  await webFontsShown(page);
  expect(await topOf(page, '#aenderungen')).toBeGreaterThanOrEqual(76);
  const end = await scrolled(page);
  expect(end).toBeGreaterThan(5000);
  const tops = await page.evaluate(() => (globalThis as unknown as { tops: number[] }).tops);
  // Late fonts move the heading by some lines.
  expect(tops.filter((top) => top < end - 1000)).toEqual([]);
});

for (const path of ['/', '/blog', '/ki-workshops'])
  test(`${path}: going back restores a position scrolled to before hydration`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await webFontsShown(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
    // Scrolling ends before a listener is added.
    await hydrated(page);
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(1000);
    await footerLink(page).click();
    await expect(page).toHaveURL('/impressum');
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(24);
  });

test('going back restores the position after smooth scrolling to the end', async ({ page }) => {
  await openLive(page, '/ki-workshops');
  await webFontsShown(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
  expect(await topOf(page, 'main')).toBeLessThan(-1000);
  const left = await scrolled(page);
  await footerLink(page).click();
  await expect(page).toHaveURL('/impressum');
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(24);
});

test('after smooth scrolling, the heading of an anchor is below the header', async ({ page }) => {
  await openLive(page, '/privacy');
  await webFontsShown(page);
  for (const index of [8, 2]) {
    const link = page.locator('.table-of-contents a').nth(index);
    await link.click();
    const heading = String(await link.getAttribute('href'));
    // On a busy machine it begins late.
    await expect.poll(() => topOf(page, heading)).toBeLessThan(120);
    expect(await topOf(page, heading)).toBeGreaterThanOrEqual(76);
  }
});

test('going back restores the position of a page reloaded halfway', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/ki-workshops');
  await webFontsShown(page);
  await page.evaluate(() => scrollTo({ top: 1500 }));
  await page.reload();
  await webFontsShown(page);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await hydrate(page);
  const left = await scrolled(page);
  await page.locator('.header-bar a[href="/blog"]').click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(24);
});

test('Tab scrolls at once, an anchor smoothly', async ({ page }) => {
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

test('at 400 % zoom the header leaves room for the page, and anchors start at the top', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 225 });
  await page.goto('/privacy');
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
  await expect(page.locator('.header')).not.toBeInViewport();
  const anchor = String(await page.locator('.table-of-contents a').nth(3).getAttribute('href'));
  await page.locator('.table-of-contents summary').click();
  await page.locator(`.table-of-contents a[href="${anchor}"]`).click();
  await expect.poll(() => topOf(page, anchor)).toBeLessThan(50);
});
