import { slugify } from '../../lib/slugify.ts';
import { fixture } from '../../testing/fixture.ts';
import { changePages, watchErrors } from '../foreign.ts';
import { openForm } from '../foreign-forms.ts';
import { heading, hydrate, titleOf } from '../live-page.ts';
import { test as base, expect, type Page } from './test.ts';

/* A visitor who reads the pages in a translation, which goes on with whatever the pages show later. */

const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors = watchErrors(page);
    await changePages(page, 'translation', 'once it is parsed');
    await use(page);
    // Nothing goes wrong, and no page is replaced by an error.
    expect(errors).toEqual([]);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
  },
});

const all = fixture.articles.length + fixture.newsletter.newsletters.length;
const teasers = (page: Page) => page.getByRole('main').getByRole('article');
const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Expects every text that can be seen to be in the visitor's language. */
const expectTranslated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const left: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { parentElement: parent, textContent } = node;
          if (textContent?.trim() && !parent?.closest('font, script, style, textarea, noscript'))
            left.push(textContent);
        }
        return left;
      }),
    )
    .toEqual([]);

for (const [when, open] of [
  ['at once', async () => {}],
  ['after the code has come', hydrate],
] as const)
  test(`the blog is searched ${when}, by typing and Enter, and cleared`, async ({ page }) => {
    await page.goto('/blog');
    await open(page);
    await field(page).pressSequentially('Agenten', { delay: 40 });
    await expect(page).toHaveURL('/blog?q=Agenten');
    await expect(teasers(page)).toHaveCount(1);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('Agenten');
    await field(page).press('Enter');
    await expect(teasers(page)).toHaveCount(1);
    await expect(status(page)).toContainText('Agenten');
    await field(page).fill('kuendigung');
    await expect(teasers(page)).toHaveCount(4);
    await field(page).fill('');
    await expect(teasers(page)).toHaveCount(all);
    await expect(page).toHaveURL('/blog');
    await expectTranslated(page);
  });

test('a search finds nothing, offers ways on, and Back undoes it', async ({ page }) => {
  await page.goto('/blog');
  await field(page).fill('Agenten');
  await field(page).press('Enter');
  await expect(teasers(page)).toHaveCount(1);
  await field(page).fill('Quantencomputer');
  await field(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Quantencomputer' })).toBeVisible();
  await expect(teasers(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Alle Beiträge zeigen' }).click();
  await expect(teasers(page)).toHaveCount(all);
  await page.goBack();
  await expect(teasers(page)).toHaveCount(0);
  await page.goBack();
  await expect(teasers(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('Agenten');
  await expectTranslated(page);
});

test('categories filter the list, alone and with a search', async ({ page }) => {
  const categories = page.getByRole('navigation', { name: 'Kategorien' });
  const { category = '' } = fixture.articles.find(({ slug }) => slug === 'automationen-agenten') ?? {};
  await page.goto('/blog?q=Agenten');
  await expect(teasers(page)).toHaveCount(1);
  await categories.getByRole('link', { name: category }).click();
  await expect(page).toHaveURL(`/blog?q=Agenten&kategorie=${slugify(category)}`);
  await expect(teasers(page)).toHaveCount(1);
  await categories.getByRole('link', { name: 'Alle' }).click();
  await expect(teasers(page)).toHaveCount(1);
  await field(page).fill('');
  await expect(teasers(page)).toHaveCount(all);
  await page.goBack();
  await page.goForward();
  await expect(teasers(page)).toHaveCount(all);
  await expectTranslated(page);
});

test('errors appear, are corrected and appear again, and the counter counts', async ({ page, request }) => {
  const form = await openForm(page, 'the enquiry');
  const invalid = page.locator('form [aria-invalid=true]');
  await form.send();
  await expect(form.field('name')).toHaveAccessibleDescription(/Name/);
  const count = await invalid.count();
  expect(count).toBeGreaterThan(4);
  const summary = page.locator('form [id$="-error"]');
  for (let times = 0; times < 2; times++) {
    await form.field('name').fill('Max Muster');
    await expect(invalid).toHaveCount(count - 1);
    await form.field('name').fill('');
    await form.button.click();
    await expect(invalid).toHaveCount(count);
    await expect(summary).not.toHaveCount(0);
  }
  await form.field('message').fill('m'.repeat(1990));
  await expect(page.locator('.character-count')).toHaveText('Noch 10 Zeichen');
  await form.field('message').press('End');
  await page.keyboard.type('mmm');
  await expect(page.locator('.character-count')).toHaveText('Noch 7 Zeichen');
  await expectTranslated(page);
  await form.field('message').fill('');
  await form.fillIn(0);
  await expect(invalid).toHaveCount(0);
  await form.send();
  await form.expectSent(request);
  await expectTranslated(page);
});

test('a corrected field leaves the errors of the others as they are', async ({ page }) => {
  const form = await openForm(page, 'the enquiry');
  await form.send();
  await expect(form.field('name')).toHaveAccessibleDescription(/Name/);
  await expectTranslated(page);
  const other = await page.locator('#name-error').elementHandle();
  await other?.evaluate((error) => error.querySelector('font font')?.replaceChildren('Please enter a name'));
  await form.field('company').pressSequentially('Muster GmbH', { delay: 40 });
  await expect(form.field('company')).not.toHaveAttribute('aria-invalid', 'true');
  expect(await other?.evaluate((error) => error.isConnected)).toBe(true);
});

test('a failure is told, can be dismissed, and is followed by success', async ({ page, request }) => {
  const form = await openForm(page, 'the contact form');
  await form.fillIn(0);
  await page.route('**/api/leads/business', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await form.send();
  const toast = page.locator('.toast');
  await expect(toast).toContainText('Fehler');
  await expectTranslated(page);
  await toast.getByRole('button').click();
  await expect(toast).toHaveCount(0);
  await form.expectKept();
  await form.send();
  await expect(toast).toContainText('Vielen Dank!');
  await form.expectSuccess(request);
});

test('questions, pictures and menu open, change and close', async ({ page }) => {
  await page.goto('/faq');
  const open = page.locator('main details[open]');
  for (const index of [2, 1]) {
    await page.locator('main details summary').nth(index).click();
    await expect(open).toHaveCount(1);
  }
  await page.locator('main details summary').nth(1).click();
  await expect(open).toHaveCount(0);

  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.locator('#menu').getByRole('link', { name: 'TV & Presse' }).click();
  await expect(page).toHaveURL('/tv-presse');
  await expect(page.locator('#menu')).toBeHidden();
  await page.locator('button.gallery-item').first().click();
  // The popup may follow once it is closed.
  const dialog = page.locator('.gallery dialog[open]');
  await expect(dialog).toContainText('Bild 1 von');
  await dialog.getByRole('button', { name: 'Nächstes Bild' }).click();
  await expect(dialog).toContainText('Bild 2 von');
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('Bild 3 von');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectTranslated(page);
});

test('links, Back and Forward lead through several pages', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await bar.getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toContainText('Blog');
  await page.locator('main a[href="/blog/automationen-agenten"]').first().click();
  await expect(heading(page)).toContainText(titleOf('/blog/automationen-agenten'));
  await bar.getByRole('link', { name: 'Kontakt' }).click();
  await expect(heading(page)).toContainText('Kontakt');
  await page.locator('#company').fill('Muster GmbH');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).first().click();
  await expect(heading(page)).toContainText('Impressum');
  await page.goBack();
  await expect(page.locator('#company')).toHaveValue('Muster GmbH');
  await page.goBack();
  await expect(heading(page)).toContainText(titleOf('/blog/automationen-agenten'));
  await page.goBack();
  await expect(heading(page)).toContainText('Blog');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(heading(page)).toContainText('Blog');
  await expect(teasers(page)).toHaveCount(all);
  await expectTranslated(page);
});

test('texts are copied, and articles are shared', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() =>
    Object.assign(navigator, { share: async (shared: ShareData) => Object.assign(window, { shared }) }),
  );
  await page.goto('/pressebereich');
  const button = page.locator('.copy-button').first();
  await hydrate(page);
  for (let times = 0; times < 2; times++) {
    await button.click();
    await expect(page.locator('.copy-button + [role=status]').first()).not.toBeEmpty();
    expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(100);
    await page.evaluate(() => navigator.clipboard.writeText(''));
  }
  await page.goto('/blog/automationen-agenten');
  await hydrate(page);
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect.poll(() => page.evaluate(() => 'shared' in window)).toBe(true);
  await expectTranslated(page);
});
