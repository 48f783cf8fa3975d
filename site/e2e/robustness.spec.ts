import * as business from './business-form.ts';
import { fillIn, sendButton } from './enquiry-form.ts';
import { follow, heading, hydrate, openLive, watchRequests, webFontsShown } from './live-page.ts';
import { freshEmail, openLocalStack } from './local-stack.ts';
import { deploy, isOfNextBuild } from './robustness/deployment.ts';
import { minimumFillTime, setTimeSinceFirstPaint, withSetClock } from './set-clock.ts';
import { expect, type Page, type Route, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

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
  // Fallback fonts are on the device.
  const waiting = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ display, family }) => display !== 'optional' && !family.includes('Fallback'))
      .map(({ family }) => family),
  );
  expect(waiting, 'fonts that text waits for').toEqual([]);
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

test('if chunks answer 500, menu, links and search still work', async ({ page }) => {
  await page.route('**/assets/chunks/*.js', (route) =>
    route.fulfill({ status: 500, body: 'Internal error' }),
  );
  await page.goto('/blog?q=Agenten');
  await expect(page.getByRole('main').getByRole('status')).toContainText('nicht erreichbar');
  await expect(page.locator('.blog-list article').first()).toBeVisible();
  await page.locator('header [commandfor="menu"]').click();
  await page.locator('#menu a[href="/kontakt"]').first().click();
  await expect(page).toHaveURL('/kontakt');
  await footerLink(page, '/impressum').click();
  await expect(heading(page)).toHaveText('Impressum');
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
  const targets = ['/privacy', '/blog/google-ki-suche', '/impressum'];
  const wanted: string[] = [];
  for (const [what, answer] of Object.entries(wrongAnswers))
    await test.step(what, async () => {
      const path = targets[wanted.length % targets.length] ?? '';
      wanted.push(path);
      await page.unroute('**/data/**');
      // The page may be gone before the answer.
      await page.route('**/data/**', (route) => answer(route).catch(() => {}));
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toContainText(path === '/impressum' ? 'Impressum' : /Datenschutz|Google/);
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
  const email = freshEmail();
  await withSetClock(page);
  await page.goto('/anfrage');
  const { documents } = watchRequests(page);
  await deploy(page);
  await fillIn(page, email);
  await setTimeSinceFirstPaint(page, minimumFillTime);
  await sendButton(page).click();
  await expect(page).toHaveURL('/anfrage-danke');
  expect(documents).toEqual(['/api/leads/enquiry', '/anfrage-danke']);
  expect(await (await openLocalStack(request)).leads(email)).toHaveLength(1);
});

/** Like `hydrate`, for a just loaded document, whose start script must be running to notice the interaction. */
async function touch(page: Page) {
  await page.waitForLoadState();
  await hydrate(page);
}
