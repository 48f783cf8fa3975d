import { heading, openLive, watchRequests } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

const data = '/data/alle-angebote.json';
const isSheet = (path: string) => /\/static\/prices.*\.css$/.test(path);
const isChunk = (path: string) => /\/chunks\/.*\.js$/.test(path);
const prices = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Preise', exact: true });

/** Long enough to count as hovering and for a request to show. */
const shortDelay = (page: Page) => page.waitForTimeout(250);

test('hovering over a link fetches its code and style sheet, and a click its page, which so counts once as viewed', async ({
  page,
}) => {
  await openLive(page, '/blog');
  const { all } = watchRequests(page);
  await prices(page).hover();
  await expect.poll(() => all.some(isSheet)).toBe(true);
  await expect.poll(() => all.some(isChunk)).toBe(true);
  // Chunks import others, so wait until no more are requested.
  const more = async () => {
    const count = all.length;
    await shortDelay(page);
    return all.length - count;
  };
  await expect.poll(more).toBe(0);
  expect(all).not.toContain(data);
  const before = all.length;
  await page.mouse.move(10, 400);
  await prices(page).hover();
  await prices(page).click();
  await expect(heading(page)).not.toContainText('Blog');
  expect(all.filter((path) => path === data)).toHaveLength(1);
  expect(all.slice(before).filter((path) => /\.js$/.test(path))).toEqual([]);
});

test('a second click while the page is loading requests nothing twice', async ({ page }) => {
  await openLive(page, '/blog');
  const watched = watchRequests(page);
  await page.route('**/data/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await prices(page).dispatchEvent('click');
  await prices(page).dispatchEvent('click');
  await expect(heading(page)).not.toContainText('Blog');
  expect(watched.data).toEqual([data]);
});

test('keyboard focus and pointer down fetch code, a passing pointer doesn’t', async ({ page }) => {
  await openLive(page, '/blog');
  const watched = watchRequests(page);
  const { x = 0, y = 0 } = (await prices(page).boundingBox()) ?? {};
  // A busy machine may take longer between the two moves than a pointer that stays.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.mouse.move(x + 10, y + 10);
  await page.mouse.move(10, 400);
  await page.clock.runFor(250);
  await page.clock.resume();
  await shortDelay(page);
  expect(watched.all.filter(isSheet)).toEqual([]);
  await prices(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => watched.all.some(isSheet)).toBe(true);
  const before = watched.all.length;
  await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).dispatchEvent('pointerdown');
  await expect.poll(() => watched.all.slice(before).some(isChunk)).toBe(true);
  expect(watched.data).toEqual([]);
});

test('the open page, downloads, other sites and the API are not prefetched', async ({ page }) => {
  await openLive(page, '/blog');
  const { all } = watchRequests(page);
  await page.evaluate(() => {
    for (const attributes of [
      { href: '/blog' },
      { href: '/faq', download: '' },
      { href: '/downloads/kleinanzeigen-ki-prompts.pdf' },
      { href: '/api/leads/enquiry' },
      { href: 'https://example.org/' },
      { href: '/gibt-es-nicht' },
    ]) {
      const link = Object.assign(document.createElement('a'), attributes);
      document.body.append(link);
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));
    }
  });
  await shortDelay(page);
  expect(all).toEqual([]);
});

for (const [what, connection] of Object.entries({
  'who saves data': { saveData: true },
  'on a slow line': { effectiveType: '2g' },
}))
  test(`nothing is prefetched for a visitor ${what}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value });
    }, connection);
    await openLive(page, '/blog');
    const watched = watchRequests(page);
    await prices(page).hover();
    await shortDelay(page);
    expect(watched.all).toEqual([]);
    await prices(page).click();
    await expect(heading(page)).not.toContainText('Blog');
  });

test('a failed prefetch is silent, and a click retries', async ({ page }) => {
  await openLive(page, '/blog');
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  const { documents } = watchRequests(page);
  await page.route('**/static/prices*.css', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await prices(page).hover();
  await failed;
  await shortDelay(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unrouteAll();
  await prices(page).click();
  await expect(heading(page)).not.toContainText('Blog');
  expect([documents, problems]).toEqual([[], []]);
});
