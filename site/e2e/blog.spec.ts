import { slugify } from '../lib/slugify.ts';
import { fixture } from '../testing/fixture.ts';
import { axeViolations } from './axe.ts';
import { hydrate, titleOf } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

const all = fixture.articles.length + fixture.newsletter.newsletters.length;
const teasers = (page: Page) => page.getByRole('main').getByRole('article');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Beiträge durchsuchen' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Kategorien' });

/** Paths that the page fetches only for the search. */
function watchSearch(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/create-search|\/data\//.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

test('an address with a query shows the results without an interaction', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/blog?q=kuendigung');
  await expect(status(page)).toHaveText('4 Beiträge zu „kuendigung“', { timeout: 15_000 });
  await expect(teasers(page)).toHaveCount(4);
  await expect(teasers(page).first()).toContainText(titleOf('/blog/mitarbeiter-halten-ki-innovation'));
  await expect(teasers(page).first().locator('mark').first()).toHaveText('Kündigung');
  await expect(teasers(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('kuendigung');
  expect(problems).toEqual([]);
});

test('an address with a category shows its articles without an interaction and without the index', async ({
  page,
}) => {
  const fetched = watchSearch(page);
  const category =
    fixture.articles
      .map((article) => article.category)
      .find((name, index, all) => all.indexOf(name) < index) ?? '';
  const count = fixture.articles.filter((article) => article.category === category).length;
  await page.goto(`/blog?kategorie=${slugify(category)}`);
  await expect(teasers(page)).toHaveCount(count);
  await expect(status(page)).toHaveText(`${count} Beiträge in „${category}“`);
  await expect(categories(page).locator('[aria-current]')).toHaveText(category);
  expect(fetched).toEqual([]);
});

test('the full list shows for an unknown category or parameter', async ({ page }) => {
  for (const search of ['?kategorie=gibt-es-nicht', `?kategorie=${'x'.repeat(500)}`, '?q=', '?q=%20']) {
    await page.goto(`/blog${search}`);
    await hydrate(page);
    await expect(teasers(page)).toHaveCount(all);
    await expect(teasers(page).first()).toBeVisible();
    await expect(status(page)).toHaveText(`${all} Beiträge`);
  }
});

test('typing searches in one history entry, submitting adds one, back and forward show both', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.goto('/blog');
  const fetched = watchSearch(page);
  await hydrate(page);
  expect(fetched).toEqual([]);
  const before = await page.evaluate(() => history.length);

  await field(page).pressSequentially('Agenten', { delay: 40 });
  await expect(page).toHaveURL('/blog?q=Agenten');
  await expect(teasers(page)).toHaveCount(1);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);
  expect(fetched.filter((path) => path.startsWith('/data/'))).toEqual(['/data/search.json']);

  await field(page).press('Enter');
  await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1);
  // Submitting the same query again adds no entry.
  await field(page).press('Enter');
  await categories(page).getByRole('link', { name: 'KI-Technologie' }).click();
  await expect(page).toHaveURL('/blog?q=Agenten&kategorie=ki-technologie');
  await page.goBack();
  await expect(page).toHaveURL('/blog?q=Agenten');
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await expect(teasers(page)).toHaveCount(all);
  await expect(field(page)).toHaveValue('');
  await page.goForward();
  await expect(teasers(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('Agenten');
});

test('clearing the field and pressing Enter at once resets address and list', async ({ page }) => {
  await page.clock.install();
  await page.goto('/blog');
  await hydrate(page);
  await field(page).fill('Agenten');
  await expect(page).toHaveURL('/blog?q=Agenten');
  await expect(teasers(page)).toHaveCount(1);
  // So that the pause that ends typing doesn't pass before Enter.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await field(page).fill('');
  await field(page).press('Enter');
  await page.clock.resume();
  await expect(page).toHaveURL('/blog');
  await expect(teasers(page)).toHaveCount(all);
});

test('a query submitted before hydration is searched', async ({ page }) => {
  await page.goto('/blog');
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('[name=q]');
    if (!field) throw new Error('There is no search field.');
    field.value = 'Widerstand';
    field.form?.requestSubmit();
  });
  await expect(page).toHaveURL('/blog?q=Widerstand');
  await expect(teasers(page)).toHaveCount(2);
});

test('an empty result quotes the query as text and links to all categories, the full list and contact', async ({
  page,
}) => {
  const query = '<img src=x onerror=alert(1)> Quantencomputer';
  await page.goto(`/blog?q=${encodeURIComponent(query)}&kategorie=ki-seo`);
  const heading = page.getByRole('heading', { name: query });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Kontakt' })).toBeVisible();
  await page.getByRole('link', { name: 'Nicht nur in „KI & SEO“ suchen' }).click();
  await expect(page).toHaveURL(/\?q=[^&]*$/);
  await page.getByRole('link', { name: 'Alle Beiträge zeigen' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(teasers(page)).toHaveCount(all);
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
});

test('a query of 10,000 characters neither freezes nor widens the page', async ({ page }) => {
  await page.goto(`/blog?q=${'a'.repeat(5_000)}`);
  await expect(page.getByRole('main').getByRole('heading', { name: /aaa/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

for (const [what, answer] of Object.entries({ 'no line': undefined, 'the index of another version': '{}' }))
  test(`${what}: the full list stays with an explanation, and the next search retries`, async ({ page }) => {
    await page.route('**/data/search.json', (route) =>
      answer ? route.fulfill({ body: answer, contentType: 'application/json' }) : route.abort(),
    );
    await page.goto('/blog?q=Agenten');
    await expect(status(page)).toContainText('nicht erreichbar');
    await expect(teasers(page)).toHaveCount(all);
    await expect(teasers(page).first()).toBeVisible();
    await expect(field(page)).toHaveValue('Agenten');
    await page.unroute('**/data/search.json');
    await field(page).fill('Agent');
    await expect(status(page)).toContainText('zu „Agent“');
  });

test('without JavaScript the full list shows, and a note says so', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog?q=Agenten');
  await expect(teasers(page)).toHaveCount(all);
  await expect(teasers(page).first()).toBeVisible();
  await expect(page.getByText('brauchen JavaScript')).toBeVisible();
  await context.close();
});

test('results and an empty result are accessible', async ({ page }) => {
  for (const query of ['Führung', 'Quantencomputer']) {
    await page.goto(`/blog?q=${query}`);
    await expect(status(page)).toContainText('zu „');
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('an article links to others, can be shared, and its headings have permalinks', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/ki-transformation-2025');
  await hydrate(page);
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https:\/\/[^/]+\/blog\/ki-transformation-2025$/,
  );
  // Where the browser refuses it, the address is shown, to be copied by hand.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const shown = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss();
    return dialog.defaultValue();
  });
  await page.getByRole('button', { name: /^(?:Link kopieren|Kopiert)$/ }).click();
  expect(await shown).toMatch(/\/blog\/ki-transformation-2025$/);

  const link = page.getByRole('link', { name: /^Link zum Abschnitt/ }).first();
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await link.press('Enter');
  await expect(page).toHaveURL(/#./);

  const more = page.getByRole('navigation', { name: 'Weiterlesen' });
  await expect(more.getByRole('link')).toHaveCount(5);
  await more.getByRole('link', { name: /^Älterer Beitrag/ }).click();
  await expect(page).toHaveURL('/blog/ki-strategien-fuehrungskraefte-2024');
  await expect(page.getByRole('link', { name: /^Link zum Abschnitt/ }).first()).toBeAttached();
});

test('author, date and reading time are not clipped on phones or desktops', async ({ page }) => {
  await page.goto('/blog');
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const cut = await page.locator('.meta-line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const from =
          line.getBoundingClientRect().left +
          Number.parseFloat(getComputedStyle(line).getPropertyValue('--dot')) * 16;
        return [...line.children].flatMap((child) => {
          const text = document.createRange();
          text.selectNodeContents(child);
          return text.getBoundingClientRect().left < from - 0.5 ? [child.textContent] : [];
        });
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});
