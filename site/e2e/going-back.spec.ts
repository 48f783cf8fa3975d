import type { Page } from '@playwright/test';
import { barLink, drawnInItsFont, heading, openLive, scrolled } from './live-page.ts';
import { expect, test } from './test.ts';

const fixed = '/blog/ki-strategien-fuehrungskraefte-2024';
const lazy = '/blog/google-ki-suche';

/** Pixels above what is seen when the page is left: fonts that arrive late may move the text after the scrolling. */
function positionWhenLeft(page: Page): Promise<number> {
  return page.evaluate(
    () => new Promise((leave) => addEventListener('click', () => leave(Math.round(scrollY)), { once: true })),
  );
}

test('going back to a lazily loaded article shows it at once and where it was left', async ({ page }) => {
  await openLive(page, lazy);
  await drawnInItsFont(page);
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  const left = positionWhenLeft(page);
  await barLink(page, 'Kontakt').click();
  await expect(heading(page)).toContainText('Kontakt');
  const position = await left;
  expect(position).toBeGreaterThan(1000);
  await page.route('**/data/**', (route) => route.abort());
  await page.goBack();
  await expect(heading(page)).toContainText('Google und die KI-Suche');
  // To the line: fonts that arrive late move the text by some pixels.
  const isWhereItWas = async () => Math.abs((await scrolled(page)) - position) < 25;
  await expect.poll(isWhereItWas).toBe(true);
  // Forward and back again: no position has taken the place of another.
  await page.goForward();
  await expect(heading(page)).toContainText('Kontakt');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(isWhereItWas).toBe(true);
});

test('going back across a document shows the page where it was left', async ({ page }) => {
  await openLive(page, '/faq');
  await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
  await page.goto('/impressum');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(700);
});

test('anchors that the browser follows lead back to where each page was', async ({ page }) => {
  await openLive(page, fixed);
  await drawnInItsFont(page);
  await page.locator('main nav a[href^="#"]').last().click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  // Until the smooth scrolling has ended; its event may have come before anybody listened.
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
  // Within a line of text: what is drawn anew above may settle by some pixels, and the browser keeps to the text.
  await expect.poll(async () => Math.abs((await scrolled(page)) - position)).toBeLessThan(24);
});

test('back after a reload shows the page of the address, whether or not anybody has touched it', async ({
  page,
}) => {
  await openLive(page, '/');
  await barLink(page, 'Blog').click();
  await expect(heading(page)).toHaveText(/Blog/);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(heading(page)).toHaveText(/Künstliche Intelligenz beginnt/);
  await expect(page).toHaveURL('/');
});
