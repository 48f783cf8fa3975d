import type { Page } from '@playwright/test';
import { fixture } from '../testing/fixture.ts';
import { barLink, heading, openLive, scrolled, titleOf, watchLoading, webFontsShown } from './live-page.ts';
import { expect, test } from './test.ts';

const fixed = '/blog/ki-strategien-fuehrungskraefte-2024';
const lazy = '/blog/google-ki-suche';

/** Scroll position when the page is left, because late fonts may still move the text after scrolling. */
function positionWhenLeft(page: Page): Promise<number> {
  return page.evaluate(
    () => new Promise((leave) => addEventListener('click', () => leave(Math.round(scrollY)), { once: true })),
  );
}

test('going back to a lazily loaded article shows it at once at its last position', async ({ page }) => {
  await openLive(page, lazy);
  await webFontsShown(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const left = positionWhenLeft(page);
  // Fetched for going back, a while after the page was left.
  const { settled } = watchLoading(page);
  const fetched = page.waitForRequest(`**/data${lazy}.json*`);
  await barLink(page, 'Kontakt').click();
  await expect(heading(page)).toContainText('Kontakt');
  const position = await left;
  expect(position).toBeGreaterThan(1000);
  await fetched;
  await settled();
  await page.route('**/data/**', (route) => route.abort());
  await page.goBack();
  await expect(heading(page)).toContainText(titleOf(lazy));
  // To the line, because late fonts move the text by some pixels.
  const isRestored = async () => Math.abs((await scrolled(page)) - position) < 25;
  await expect.poll(isRestored).toBe(true);
  // Forward and back again: positions aren't mixed up.
  await page.goForward();
  await expect(heading(page)).toContainText('Kontakt');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(isRestored).toBe(true);
});

test('going back to the blog returns exactly to where it was left', async ({ page }) => {
  await openLive(page, '/blog');
  await webFontsShown(page);
  for (const position of [600, 1500, 2400]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), position);
    await expect.poll(() => scrolled(page)).toBe(position);
    // Dispatched, because a click would scroll to the link.
    await page.locator('.footer a[href="/impressum"]').dispatchEvent('click');
    await expect(heading(page)).toContainText('Impressum');
    await page.goBack();
    await expect(heading(page)).toContainText('Blog');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(position - 1);
    // Smooth scrolling would still go on.
    await page.waitForTimeout(500);
    expect(await scrolled(page)).toBe(position);
  }
});

test('going back across a document load restores the position', async ({ page }) => {
  await openLive(page, '/faq');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.goto('/impressum');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('going back across anchors restores each position', async ({ page }) => {
  await openLive(page, fixed);
  await webFontsShown(page);
  await page.locator('.table-of-contents summary').click();
  await page.locator('main nav a[href^="#"]').last().click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  // Polls until smooth scrolling has ended; its event may have fired before a listener was added.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const before = scrollY;
        await new Promise((resolve) => setTimeout(resolve, 200));
        return scrollY - before;
      }),
    )
    .toBe(0);
  const left = positionWhenLeft(page);
  await barLink(page, 'Blog').click();
  await expect(heading(page)).toContainText('Blog');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  const position = await left;
  expect(position).toBeGreaterThan(1000);
  // Within a line of text: rerendered content above may shift it, and the browser anchors to the text.
  await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(24);
});

test('back after a reload shows the page of the address, before and after hydration', async ({ page }) => {
  await openLive(page, '/');
  await barLink(page, 'Blog').click();
  await expect(heading(page)).toHaveText(/Blog/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(fixture.home.hero.title);
  await expect(page).toHaveURL('/');
});
