import type { APIRequestContext } from '@playwright/test';
import * as business from './business-form.ts';
import { fillIn, sendButton } from './enquiry-form.ts';
import { follow, heading, hydrate, openLive, watchRequests, webFontsShown } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { deploy, isOfNextBuild } from './robustness/deployment.ts';
import { minimumFillTime, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { expect, type Page, type Route, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const oneOfEachKind = [
  '/',
  '/alle-angebote',
  '/blog',
  '/blog/google-ki-suche',
  '/faq',
  '/ki-vortraege',
  '/kontakt',
  '/404',
];

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

test.describe('without scripts, fonts and third parties', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable, and menu and enquiry work', async ({ page, request }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route(
      ({ protocol, hostname }) => /^https?:$/.test(protocol) && hostname !== 'localhost',
      (route) => route.abort(),
    );
    // Some texts are hidden on phones.
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of oneOfEachKind)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expectReadable(page);
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await navigateByMenu(page);
    await sendEnquiry(page, request);
  });
});

test('on a slow connection, a page is readable before its fonts load, and an enquiry can be sent', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  const eventually = expect.configure({ timeout: 30_000 });
  const email = freshEmail();
  await withSetClock(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const throughput = (400 * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await page.goto('/impressum', { waitUntil: 'commit' });
  await eventually(heading(page)).toBeVisible();
  await expectReadable(page);
  await page.locator('header [commandfor="menu"]').click();
  await page.locator('#menu a[href="/kontakt"]').first().click();
  await eventually(heading(page)).toContainText('Kontakt');
  await webFontsShown(page);
  await business.fillIn(page, email);
  // After client-side navigation, the two seconds begin with the page.
  const now = await page.evaluate(() => performance.now());
  await setTimeSinceFirstPaint(page, now + minimumFillTime);
  await business.sendButton(page).click();
  await eventually(business.outcome(page)).toContainText(business.success);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

test('if chunks answer 500, menu, links, search and enquiry still work', async ({ page, request }) => {
  await withSetClock(page);
  await page.route('**/assets/chunks/*.js', (route) =>
    route.fulfill({ status: 500, body: 'Internal error' }),
  );
  await page.goto('/blog?q=Agenten');
  await expect(page.getByRole('main').getByRole('status')).toContainText('nicht erreichbar');
  await expect(page.locator('.blog-list article').first()).toBeVisible();
  await navigateByMenu(page);
  await footerLink(page, '/impressum').click();
  await expect(heading(page)).toHaveText('Impressum');
  await sendEnquiry(page, request);
});

/** One wrong answer per kind of failure to a request for a page's data (page-data.test.ts has more). */
const wrongAnswers: Record<string, (route: Route) => Promise<void>> = {
  'no file': (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html>' }),
  'a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Willkommen' }),
  'half of it': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  'the data of another page': async (route) =>
    route.fulfill({
      response: await route.fetch({ url: new URL('/data/agb.json', route.request().url()).href }),
    }),
  'fields missing': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), page: {} } });
  },
  'a redirect': (route) => route.fulfill({ status: 302, headers: { location: '/impressum' } }),
  'a broken line': (route) => route.abort('connectionreset'),
};

test('for any invalid data, the document is loaded once', async ({ page }) => {
  await openLive(page, '/agb');
  const { documents } = watchRequests(page);
  // Two pages with the same component, one with a loading placeholder.
  const targets = { '/privacy': 'Datenschutz', '/blog/google-ki-suche': 'Google', '/impressum': 'Impressum' };
  const wanted: string[] = [];
  for (const [what, answer] of Object.entries(wrongAnswers))
    await test.step(what, async () => {
      const [path = '', title = ''] = Object.entries(targets)[wanted.length % 3] ?? [];
      wanted.push(path);
      await page.unroute('**/data/**');
      // The page may be gone before the answer.
      await page.route('**/data/**', (route) => answer(route).catch(() => {}));
      await follow(page, path);
      await expect(page).toHaveURL(path);
      // The page before has another, and may still be there.
      await expect(heading(page)).toContainText(title);
      await expect.poll(() => documents).toEqual(wanted);
      await touch(page);
    });
  expect(documents).toEqual(wanted);
});

for (const [what, isBlocked] of [
  ['', false],
  [', with the storage of the tab blocked', true],
] as const)
  test(`a deployment between two clicks reloads once and keeps input${what}`, async ({ page }) => {
    if (isBlocked)
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', { get: () => localStorage.nothing.here }),
      );
    await openLive(page, '/kontakt');
    await page.locator('#company').fill('Muster Maschinenbau GmbH');
    const { documents } = watchRequests(page);
    await deploy(page);
    await footerLink(page, '/impressum').click();
    await expect(heading(page)).toHaveText('Impressum');
    expect(await isOfNextBuild(page)).toBe(true);
    await touch(page);
    await footerLink(page, '/agb').click();
    await expect(heading(page)).not.toHaveText('Impressum');
    expect(documents).toEqual(['/impressum']);
    await page.goBack();
    await page.goBack();
    await expect(page.locator('#company')).toHaveValue('Muster Maschinenbau GmbH');
  });

test('a deployment while a form is filled in leaves it alone, and the browser submits it', async ({
  page,
  request,
}) => {
  await withSetClock(page);
  const { documents } = watchRequests(page);
  await sendEnquiry(page, request, () => deploy(page));
  expect(documents).toEqual(['/anfrage', '/api/leads/enquiry', '/anfrage-danke']);
});

/** Like `hydrate`, for a just loaded document, whose start script must be running to notice the interaction. */
async function touch(page: Page) {
  await page.waitForLoadState();
  await hydrate(page);
}

/** Checks that all text outside collapsed parts is visible, nothing overflows, and no text waits for its font. */
async function expectReadable(page: Page) {
  // Before that, the style sheet may be loading, and nothing is shown.
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(paints, { timeout: 30_000 }).toBe(1);
  const problems = await page.evaluate(() => {
    const closed = 'dialog:not([open]), details:not([open]) > :not(summary), [popover], [hidden]';
    const hidden = [
      ...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, li, dt, dd, label, summary)'),
    ]
      .filter((text) => text.textContent.trim() && !text.closest(closed))
      // What a summary folds on phones; elsewhere a heading of the same words stands in its place.
      .filter((text) => {
        const heads = text
          .closest('.table-of-contents, .article-update, .folded')
          ?.querySelectorAll<HTMLElement>('h2, strong, summary, .folded-label');
        return ![...(heads ?? [])].some((head) => head.checkVisibility());
      })
      // Wide screens show what the summary of a scope or a term opens on phones.
      .filter(
        (text) =>
          !(
            text.matches('.scope > summary, .prices-terms-list summary') &&
            text.nextElementSibling?.checkVisibility()
          ),
      )
      // A text for visitors without scripts only, and the name of a field for those with them.
      .filter((text) => !text.matches('.blog-without-script, .faq-search *'))
      .filter((text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(({ textContent }) => `hidden: ${textContent}`);
    // Fallback fonts are on the device.
    const waiting = [...document.fonts]
      .filter(({ display, family }) => display !== 'optional' && !family.includes('Fallback'))
      .map(({ family }) => `text waits for ${family}`);
    const isWider = document.documentElement.scrollWidth > innerWidth;
    return [...hidden, ...waiting, ...(isWider ? ['wider than the window'] : [])];
  });
  expect(problems).toEqual([]);
}

async function navigateByMenu(page: Page) {
  await page.locator('header [commandfor="menu"]').click();
  await page.locator('#menu a[href="/kontakt"]').first().click();
  await expect(page).toHaveURL('/kontakt');
  await expect(heading(page)).toContainText('Kontakt');
}

/** @param beforehand is done on the open page, before it is filled in */
async function sendEnquiry(page: Page, request: APIRequestContext, beforehand = async () => {}) {
  const email = freshEmail();
  await page.goto('/anfrage');
  await beforehand();
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
}
