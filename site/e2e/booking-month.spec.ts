import { hydrate, openLive } from './live-page.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

/* The calendars of the coaching page open at the visitor's month in Germany (product.md 8). */

const bookingLinks = (page: Page) => page.locator('main [data-booking]');
const monthsOf = (page: Page) =>
  bookingLinks(page).evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('month')),
  );

/** Midnight has passed in Berlin, but not in Greenwich. */
const startOfMonth = '2027-03-31T22:30:00Z';

/** The calendars, without asking their hosts. */
async function withCalendars(context: BrowserContext) {
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => route.fulfill({ body: '' }),
  );
}

const presses: [string, (page: Page) => Promise<void>][] = [
  ['click', (page) => bookingLinks(page).first().click()],
  ['middle click', (page) => bookingLinks(page).first().click({ button: 'middle' })],
  ['tap', (page) => bookingLinks(page).first().tap()],
  ['key', (page) => bookingLinks(page).first().press('Enter')],
];

test.describe('before anything else', () => {
  test.use({ hasTouch: true });
  for (const [name, press] of presses)
    test(`the first ${name} on a booking link of the coaching page opens the current month`, async ({
      page,
      context,
    }) => {
      await withCalendars(context);
      await page.clock.setFixedTime(startOfMonth);
      await page.goto('/services');
      const [calendar] = await Promise.all([context.waitForEvent('page'), press(page)]);
      await expect.poll(() => new URL(calendar.url()).searchParams.get('month')).toBe('2027-04');
    });
});

test('reached by a link, too, all booking links of the coaching page get the month, and keep it', async ({
  page,
}) => {
  await page.clock.setFixedTime(startOfMonth);
  await openLive(page, '/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/services', textContent: 'there' });
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', { name: 'there', exact: true }).click();
  await expect(page).toHaveURL('/services');
  await bookingLinks(page).first().focus();
  await hydrate(page);
  const months = await monthsOf(page);
  expect(months.length).toBeGreaterThan(0);
  expect(new Set(months)).toEqual(new Set(['2027-04']));
});

test('elsewhere, and without JavaScript, booking links have no month', async ({ page, browser, baseURL }) => {
  await openLive(page, '/alle-angebote');
  await bookingLinks(page).first().focus();
  expect(new Set(await monthsOf(page))).toEqual(new Set([null]));
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const still = await context.newPage();
  await still.goto('/services');
  const link = bookingLinks(still).first();
  await link.focus();
  await expect(link).not.toHaveAttribute('href', /month/);
  await context.close();
});
