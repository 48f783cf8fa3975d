import { expect, type Page, test } from '@playwright/test';
import { axeViolations } from './axe.ts';
import { fillIn, sendButton } from './enquiry-form.ts';
import { stubGoogle } from './google-stub.ts';
import { barLink, hydrate } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { measurementId, startMeasuredSite } from './measured-site.ts';
import { minimumFillTime, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';

/* The site with Google ids (docs/product.md, "Analytics"), built once for all tests. */

let site: Awaited<ReturnType<typeof startMeasuredSite>>;

test.describe.configure({ mode: 'serial', timeout: 60_000 });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startMeasuredSite();
});
// Undefined if the build failed, whose own message then counts.
test.afterAll(() => site?.stop());

const banner = (page: Page) => page.getByRole('region', { name: 'Statistik und Werbemessung' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Alle akzeptieren' });
const decline = (page: Page) => banner(page).getByRole('button', { name: 'Nur notwendige' });
const reopen = (page: Page) => page.getByRole('button', { name: 'Cookie-Einstellungen' });
const isUndecided = (page: Page) => page.evaluate(() => 'consentOpen' in document.documentElement.dataset);
/** Names of everything stored on the device. */
const kept = async (page: Page) => [
  ...(await page.context().cookies()).map(({ name }) => name).toSorted(),
  ...(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])),
];

const tagOf = `www.googletagmanager.com/gtag/js ${measurementId}`;
const eventOf = (name: string, path: string) =>
  `region1.google-analytics.com/g/collect ${name} ${site.url}${path}`;
const conversion = 'www.googleadservices.com/pagead/conversion/ AW-123456789/AbCdEf';

/** Waits until the choice of an earlier visit is applied. */
async function open(page: Page, path: string) {
  await page.goto(site.url + path);
  await page.waitForFunction(() => !('consentOpen' in document.documentElement.dataset));
}

test('nothing is sent or stored before the choice or after declining, by keyboard alone', async ({
  page,
}) => {
  const { asked, problems } = await stubGoogle(page);
  await page.goto(site.url);
  await expect(banner(page)).toBeVisible();
  // It opened by itself and left the page alone.
  expect(
    await page.evaluate(() => [document.activeElement?.tagName, document.documentElement.dataset.hydrated]),
  ).toEqual(['BODY', undefined]);
  expect(await isUndecided(page)).toBe(true);
  await hydrate(page);
  await barLink(page, 'Über mich').click();
  await expect(page).toHaveURL(`${site.url}/ueber-mich`);
  await expect(banner(page)).toBeVisible();
  expect(await kept(page)).toEqual([]);

  await page.reload();
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Datenschutzerklärung' })).toBeFocused();
  // Focus is not trapped.
  await page.keyboard.press('Shift+Tab');
  await expect(reopen(page)).toBeFocused();
  for (const _stop of ['link', 'accept', 'decline']) await page.keyboard.press('Tab');
  await expect(decline(page)).toBeFocused();
  await page.evaluate(() => {
    document.addEventListener('consent-decided', () => document.body.classList.add('was-told'));
  });
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('body')).toHaveClass('was-told');
  expect(await isUndecided(page)).toBe(false);

  await hydrate(page);
  await barLink(page, 'Kontakt').click();
  await expect(page).toHaveURL(`${site.url}/kontakt`);
  await open(page, '/faq');
  await expect(banner(page)).toBeHidden();
  expect(await kept(page)).toEqual(['consent']);
  // Nothing that tells this device from others.
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? '').consentId)).toBe('0');
  expect(asked).toEqual([]);
  expect(problems).toEqual([]);
});

test('after consent, pages are reported without their query until consent is withdrawn in the footer', async ({
  page,
}) => {
  const { asked, problems } = await stubGoogle(page);
  await page.goto(`${site.url}/blog?q=geheim&utm_source=mail`);
  await accept(page).click();
  await expect.poll(() => asked).toEqual([tagOf, eventOf('page_view', '/blog?utm_source=mail')]);
  expect(await page.evaluate(() => Array.from(window.dataLayer?.[0] as ArrayLike<unknown>))).toEqual([
    'consent',
    'default',
    {
      analytics_storage: 'denied',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    },
  ]);
  await hydrate(page);
  await barLink(page, 'Kontakt').click();
  await expect.poll(() => asked.slice(2)).toEqual([eventOf('page_view', '/kontakt')]);

  await open(page, '/anfrage-danke');
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => asked.slice(3)).toEqual([tagOf, eventOf('page_view', '/anfrage-danke')]);
  await expect.poll(() => kept(page)).toEqual(['_ga', '_ga_TEST123456', '_gcl_au', 'consent']);

  await reopen(page).click();
  await expect(banner(page).getByRole('heading')).toBeFocused();
  expect(await isUndecided(page)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(reopen(page)).toBeFocused();
  await reopen(page).click();
  await decline(page).click();
  expect(await kept(page)).toEqual(['consent']);
  // An automatic event of Google's script while the page stays open.
  await page.evaluate(() => window.dataLayer?.push(['event', 'scroll']));
  await barLink(page, 'Kontakt').click();
  await expect(page).toHaveURL(`${site.url}/kontakt`);
  await open(page, '/faq');
  await page.waitForLoadState('networkidle');
  expect(asked.slice(5)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a choice counts in every open tab', async ({ page, context }) => {
  const { asked } = await stubGoogle(page);
  // A page without a popup.
  await page.goto(`${site.url}/books`);
  await expect(banner(page)).toBeVisible();
  const other = await context.newPage();
  await stubGoogle(other);
  await other.goto(`${site.url}/faq`);
  await accept(other).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => asked).toEqual([tagOf, eventOf('page_view', '/books')]);

  await reopen(other).click();
  await decline(other).click();
  await hydrate(page);
  await barLink(page, 'Kontakt').click();
  await expect(page).toHaveURL(`${site.url}/kontakt`);
  expect(asked.slice(2)).toEqual([]);
  expect(await kept(page)).toEqual(['consent']);
});

test('an enquiry is counted once, only on its thank-you page', async ({ page, request }) => {
  const { asked, problems } = await stubGoogle(page);
  const email = freshEmail();
  await withSetClock(page);
  await page.goto(`${site.url}/anfrage`);
  await accept(page).click();
  await hydrate(page);
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL(`${site.url}/anfrage-danke`);
  expect(await (await openLocalStack(request, site.stack)).leads(email)).toHaveLength(1);
  await expect
    .poll(() => asked.slice(2).toSorted())
    .toEqual(
      [
        eventOf('page_view', '/anfrage-danke'),
        eventOf('inquiry_submitted', '/anfrage-danke'),
        conversion,
      ].toSorted(),
    );

  const counted = asked.length;
  const views: string[] = [];
  for (const [path, move] of [
    ['/anfrage', () => page.goBack()],
    ['/anfrage-danke', () => page.goForward()],
  ] as const) {
    await move();
    views.push(eventOf('page_view', path));
    await expect.poll(() => asked.slice(counted)).toEqual(views);
  }
  for (const arrive of [() => page.reload(), () => open(page, '/anfrage-danke')]) {
    const before = asked.length;
    await arrive();
    await expect.poll(() => asked.slice(before)).toEqual([tagOf, eventOf('page_view', '/anfrage-danke')]);
  }
  expect(problems).toEqual([]);
});

test('the banner waits for an open menu and the popup for the banner, unless it fails to load', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/chunks\//, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  release();
  // The banner's style sheet shows the button.
  await page.locator('.consent-reopen').waitFor({ state: 'visible' });
  expect(await page.evaluate(() => document.documentElement.className)).toBe('');
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await decline(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.route(/assets\/chunks\//, (route) => route.abort());
  await open(page, '/faq');
  await expect(banner(page)).toBeHidden();
});

test('the banner is accessible, gives both answers equal weight and leaves clear the end of the page at 390 and 1440 px', async ({
  page,
}) => {
  await page.goto(site.url);
  await expect(banner(page)).toBeVisible();
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => {
        const { color, backgroundColor, border, font } = getComputedStyle(one);
        const { width, height } = one.getBoundingClientRect();
        return { color, backgroundColor, border, font, width, height };
      }),
    );
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  // On a small phone, too, neither is below the other.
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await accept(page).boundingBox())?.y).toBe((await decline(page).boundingBox())?.y);
  // Nor does the banner, which covers most of such a window, hide what has focus.
  const lastLink = page.locator('main a').last();
  await lastLink.focus();
  await expect
    .poll(async () => ((await lastLink.boundingBox())?.y ?? 0) - ((await banner(page).boundingBox())?.y ?? 0))
    .toBeLessThan(0);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await reopen(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const link = await reopen(page).boundingBox();
    const edge = await banner(page).boundingBox();
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  }
  expect(await axeViolations(page)).toEqual([]);
});

test('the CSP of this site allows Google, the shipped one no third party', async ({ request }) => {
  const policy = async (url: string) => (await request.get(url)).headers()['content-security-policy'];
  expect(await policy(site.stack)).toContain('https://www.googletagmanager.com');
  expect(await policy('/')).toMatch(/script-src 'self';/);
  expect(await policy('/')).not.toMatch(/https?:/);
});
