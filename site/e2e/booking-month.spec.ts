import { hydrate, openLive } from './live-page.ts';
import { type BrowserContext, expect, type Page, test } from './test.ts';

/* The calendars of the coaching page open at the visitor's month in Germany (docs/product.md, "Booking buttons"). */

const bookingLinks = (page: Page) => page.locator('main [data-booking]');
const monthsOf = (page: Page) =>
  bookingLinks(page).evaluateAll((links) =>
    links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('month')),
  );

/** Past midnight in Berlin, but not in UTC. */
const startOfMonth = '2027-03-31T22:30:00Z';

/** Months requested from calendars, whose hosts are stubbed. */
async function askedMonths(context: BrowserContext) {
  const months: (string | null)[] = [];
  await context.route(
    ({ hostname }) => hostname !== 'localhost',
    (route) => {
      months.push(new URL(route.request().url()).searchParams.get('month'));
      return route.fulfill({ body: '' });
    },
  );
  return months;
}

const presses: [string, (page: Page) => Promise<void>][] = [
  ['click', (page) => bookingLinks(page).first().click()],
  ['tap', (page) => bookingLinks(page).first().tap()],
  ['key', (page) => bookingLinks(page).first().press('Enter')],
];

test.describe('before any other interaction', () => {
  test.use({ hasTouch: true });
  for (const [name, press] of presses)
    test(`the first ${name} on a booking link of the coaching page opens the current month`, async ({
      page,
      context,
    }) => {
      const months = await askedMonths(context);
      await page.clock.setFixedTime(startOfMonth);
      await page.goto('/services');
      await press(page);
      await expect.poll(() => months).toEqual(['2027-04']);
    });

  test('the first middle click on a booking link of the coaching page is left to the browser, with the current month', async ({
    page,
  }) => {
    // What the browser opens in the background isn't Playwright's to see in every build: the address at the last moment is.
    const opened: string[] = [];
    await page.exposeFunction('opened', (href: string) => opened.push(href));
    await page.addInitScript(() =>
      window.addEventListener('auxclick', (event) => {
        const link = (event.target as Element).closest('a');
        if (!event.defaultPrevented) Reflect.get(window, 'opened')(link?.href);
      }),
    );
    await page.clock.setFixedTime(startOfMonth);
    await page.goto('/services');
    await bookingLinks(page).first().click({ button: 'middle' });
    await expect
      .poll(() => opened.map((href) => new URL(href).searchParams.get('month')))
      .toEqual(['2027-04']);
  });
});

test('all booking links of the coaching page get and keep the month after client-side navigation as well', async ({
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
