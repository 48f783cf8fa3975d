import { drawnInItsFont, heading, openLive, watchRequests } from './live-page.ts';
import { openLocalStack } from './local-stack.ts';
import { answerData, wrongAnswers } from './robustness/answers.ts';
import { brokenChunks, slowLine, withoutFonts, withoutThirdParties } from './robustness/conditions.ts';
import { deploy, isOfNextBuild } from './robustness/deployment.ts';
import { follow, formsOf, goesOnByMenu, reads, sends, touch } from './robustness/visitor.ts';
import { withSetClock } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

/* A few of each; `npm run prove:robustness` goes through every page at every condition. */

test.use({ viewport: { width: 390, height: 844 } });

/** One of each kind. */
const pages = [
  '/',
  '/alle-angebote',
  '/blog',
  '/blog/google-ki-suche',
  '/faq',
  '/ki-vortraege',
  '/kontakt',
  '/404',
];

/** Each of these is taken for what another answer is taken for (page-data.test.ts). */
const alike = ['an error', 'nothing', 'a list', 'other JSON'];

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

test.describe('without scripts, fonts and third parties', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are read to their end, menu and enquiry work', async ({ page, request }) => {
    await withoutFonts(page);
    await withoutThirdParties(page);
    // On a phone some texts are left out.
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await reads(page);
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await goesOnByMenu(page);
    await page.goto('/anfrage');
    const { leads } = await openLocalStack(request);
    await sends(page, formsOf(page), async (email) => (await leads(email)).length === 1);
  });
});

test('on a slow line a page is read before its font is there, and leads on to an enquiry that arrives', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  await withSetClock(page);
  await slowLine(page);
  await page.goto('/impressum', { waitUntil: 'commit' });
  await reads(page);
  await page.locator('header [commandfor="menu"]').click();
  await page.locator('#menu a[href="/kontakt"]').first().click();
  await expect(heading(page)).toContainText('Kontakt', { timeout: 20_000 });
  await drawnInItsFont(page);
  const { leads } = await openLocalStack(request);
  await sends(page, formsOf(page), async (email) => (await leads(email)).length === 1);
});

test('with chunks that answer 500 the page is what it was: menu, links, search and enquiry', async ({
  page,
  request,
}) => {
  await withSetClock(page);
  await brokenChunks(page);
  await page.goto('/blog?q=Agenten');
  await expect(page.getByRole('main').getByRole('status')).toContainText('nicht erreichbar');
  await expect(page.locator('.blog-list article').first()).toBeVisible();
  await goesOnByMenu(page);
  await page.goto('/anfrage');
  const { leads } = await openLocalStack(request);
  await sends(page, formsOf(page), async (email) => (await leads(email)).length === 1);
});

test('whatever comes in the place of data, the document is loaded, once', async ({ page }) => {
  await openLive(page, '/agb');
  const { documents } = watchRequests(page);
  // Two are drawn by the same component, one shows that it is loading.
  const targets = ['/privacy', '/blog/google-ki-suche', '/impressum'];
  const wanted: string[] = [];
  for (const [what, answer] of Object.entries(wrongAnswers).filter(([name]) => !alike.includes(name)))
    await test.step(what, async () => {
      const path = targets[wanted.length % targets.length] ?? '';
      wanted.push(path);
      await answerData(page, answer);
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
  test(`a deployment between two clicks reloads once, and what was typed is there${what}`, async ({
    page,
  }) => {
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

test('a deployment while a form is filled in leaves it alone: the browser sends what was typed', async ({
  page,
  request,
}) => {
  await withSetClock(page);
  await page.goto('/anfrage');
  const { documents } = watchRequests(page);
  await deploy(page);
  const { leads } = await openLocalStack(request);
  await sends(page, formsOf(page), async (email) => (await leads(email)).length === 1);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(documents).toEqual(['/api/leads/enquiry', '/anfrage-danke']);
});
