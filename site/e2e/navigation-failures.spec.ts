import { fixture } from '../testing/fixture.ts';
import { heading, hydrated, mainLink, openLive, titleOf, watchLoading, watchRequests } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

const article = '/blog/ki-strategien-fuehrungskraefte-2024';
const lazy = '/blog/google-ki-suche';

/** The page's data as if from another build. */
async function dataOf(page: Page, path: string, changes: object) {
  await page.route(`**/data${path}.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}

test('if data comes from a newer deployment, the document is loaded once, with its anchor', async ({
  page,
}) => {
  await openLive(page, '/blog');
  const { documents } = watchRequests(page);
  await dataOf(page, '/faq', { build: '/assets/entries/other.js' });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/faq#kosten', textContent: 'Kosten' });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Kosten', exact: true }).click();
  await expect(heading(page)).toContainText(fixture.faqPage.hero.title);
  await expect(page).toHaveURL('/faq#kosten');
  expect(documents).toEqual(['/faq']);
  // The new document works as usual.
  await page.unrouteAll();
  await openLive(page, '/faq');
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toContainText('Blog');
  expect(documents).toEqual(['/faq', '/faq']);
});

test('if code or a style sheet is gone, the document is loaded once', async ({ page }) => {
  await openLive(page, '/blog');
  const { documents } = watchRequests(page);
  // Files not loaded yet, which another deployment would have renamed.
  await page.route(/\/assets\/(chunks\/.*\.js|static\/pages.*\.css)$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  for (const name of ['Preise', 'Kontakt']) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(heading(page)).not.toContainText('Blog');
  }
  await page.mouse.move(20, 20);
  await page.waitForTimeout(500);
  expect(documents).toEqual(['/alle-angebote', '/kontakt']);
});

test('going back to a page whose data is gone loads its document, at its anchor as well', async ({
  page,
}) => {
  await openLive(page, '/impressum');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Coaching', exact: true }).click();
  await expect(page).toHaveURL('/#coaching');
  await expect(heading(page)).toContainText(fixture.home.hero.title);
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toContainText('Blog');
  await page.reload();
  await openHydrated(page);
  const { documents } = watchRequests(page);
  await page.route('**/data/**', (route) => route.fulfill({ status: 404 }));
  await page.goBack();
  await expect(heading(page)).toContainText(fixture.home.hero.title);
  await expect(page.locator('#coaching')).toBeInViewport();
  expect(documents).toEqual(['/']);
});

test('a page whose code fails to load stays as delivered, with working links', async ({ page }) => {
  await page.goto('/blog');
  await page.route('**/assets/chunks/**', (route) => route.abort());
  const failed = page.waitForEvent('console', (message) =>
    message.text().includes('stays as it was delivered'),
  );
  await page.mouse.move(10, 10);
  await failed;
  await mainLink(page, article).click();
  await expect(page).toHaveURL(article);
  await expect(heading(page)).toContainText(titleOf(article));
});

test('offline, the open page stays and says so, and the link works once back online', async ({
  page,
  context,
}) => {
  await openLive(page, '/blog');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  await context.setOffline(true);
  const alert = page.getByRole('alert').filter({ hasText: 'Keine Verbindung' });
  for (const path of [article, lazy]) {
    await mainLink(page, path).click();
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL('/blog');
    await expect(heading(page)).toContainText('Blog');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await expect(page.locator('.progress')).toHaveCount(0);
    await page.getByRole('button', { name: 'Meldung schließen' }).click();
  }
  await mainLink(page, article).click();
  await expect(alert).toBeVisible();
  await context.setOffline(false);
  await mainLink(page, article).click();
  await expect(heading(page)).toContainText(titleOf(article));
  await expect(alert).toHaveCount(0);
});

test('a page that fails to render is loaded as a document, once', async ({ page }) => {
  await openLive(page, '/blog');
  await dataOf(page, article, { page: {} });
  const { documents } = watchRequests(page);
  await mainLink(page, article).click();
  await expect(heading(page)).toContainText(titleOf(article));
  await openHydrated(page);
  expect(documents).toEqual([article]);
});

test('without a connection, a page that fails to render shows the router fallback with the message', async ({
  page,
}) => {
  await openLive(page, '/blog');
  await dataOf(page, article, { page: {} });
  await page.route(`**${article}`, (route) => route.abort());
  await mainLink(page, article).click();
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toContainText('undefined');
});

test('going back to the first page needs no connection', async ({ page, context }) => {
  await openLive(page, '/blog');
  const { settled } = watchLoading(page);
  const fetched = page.waitForRequest('**/data/blog.json*');
  await mainLink(page, article).click();
  await expect(heading(page)).toContainText(titleOf(article));
  await fetched;
  await settled();
  await context.setOffline(true);
  await page.goBack();
  await expect(heading(page)).toContainText('Blog');
});

async function openHydrated(page: Page) {
  // Before its scripts have come, nobody hears the mouse.
  await page.waitForLoadState();
  await page.mouse.move(12, 12);
  await hydrated(page);
}
