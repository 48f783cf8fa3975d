import { heading, openLive, watchRequests, webFontsShown } from './live-page.ts';
import { openLocalStack } from './local-stack.ts';
import { answerData, wrongAnswers } from './robustness/answers.ts';
import { brokenChunks, slowLine, withoutFonts, withoutThirdParties } from './robustness/conditions.ts';
import { deploy, isOfNextBuild } from './robustness/deployment.ts';
import { expectReadable, follow, formsOf, navigateByMenu, submitForm, touch } from './robustness/visitor.ts';
import { withSetClock } from './set-clock.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** One page of each kind. */
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

/** One answer per kind of failure (page-data.test.ts covers the others). */
const alike = ['an error', 'nothing', 'a list', 'other JSON'];

const footerLink = (page: Page, path: string) => page.locator(`footer a[href="${path}"]`).first();

test.describe('without scripts, fonts and third parties', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are readable, and menu and enquiry work', async ({ page, request }) => {
    await withoutFonts(page);
    await withoutThirdParties(page);
    // Some texts are hidden on phones.
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of pages)
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expectReadable(page);
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await navigateByMenu(page);
    await page.goto('/anfrage');
    const { leads } = await openLocalStack(request);
    await submitForm(page, formsOf(page), async (email) => (await leads(email)).length === 1);
  });
});

test('on a slow connection, a page is readable before its fonts load, and an enquiry can be sent', async ({
  page,
  request,
}) => {
  test.setTimeout(60_000);
  await withSetClock(page);
  await slowLine(page);
  await page.goto('/impressum', { waitUntil: 'commit' });
  await expectReadable(page);
  await page.locator('header [commandfor="menu"]').click();
  await page.locator('#menu a[href="/kontakt"]').first().click();
  await expect(heading(page)).toContainText('Kontakt', { timeout: 20_000 });
  await webFontsShown(page);
  const { leads } = await openLocalStack(request);
  await submitForm(page, formsOf(page), async (email) => (await leads(email)).length === 1);
});

test('if chunks answer 500, menu, links, search and enquiry still work', async ({ page, request }) => {
  await withSetClock(page);
  await brokenChunks(page);
  await page.goto('/blog?q=Agenten');
  await expect(page.getByRole('main').getByRole('status')).toContainText('nicht erreichbar');
  await expect(page.locator('.blog-list article').first()).toBeVisible();
  await navigateByMenu(page);
  await page.goto('/anfrage');
  const { leads } = await openLocalStack(request);
  await submitForm(page, formsOf(page), async (email) => (await leads(email)).length === 1);
});

test('for any invalid data, the document is loaded once', async ({ page }) => {
  await openLive(page, '/agb');
  const { documents } = watchRequests(page);
  // Two pages with the same component, one with a loading placeholder.
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
  await page.goto('/anfrage');
  const { documents } = watchRequests(page);
  await deploy(page);
  const { leads } = await openLocalStack(request);
  await submitForm(page, formsOf(page), async (email) => (await leads(email)).length === 1);
  await expect(page).toHaveURL('/anfrage-danke');
  expect(documents).toEqual(['/api/leads/enquiry', '/anfrage-danke']);
});
