import { fixture } from '../testing/fixture.ts';
import { axeViolations } from './axe.ts';
import { hydrate } from './live-page.ts';
import { expect, type Page, test } from './test.ts';

const all = fixture.articles.length + fixture.newsletter.newsletters.length;
const teasers = (page: Page) => page.getByRole('main').getByRole('article');
const field = (page: Page) => page.getByRole('searchbox', { name: 'Beiträge durchsuchen' });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const categories = (page: Page) => page.getByRole('navigation', { name: 'Kategorien' });

/** What the page fetches for the search alone. */
function watchSearch(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/create-search|\/data\//.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  return fetched;
}

test('an address with a query shows what was found, without a touch', async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/blog?q=kuendigung');
  await expect(status(page)).toHaveText('4 Beiträge zu „kuendigung“', { timeout: 15_000 });
  await expect(teasers(page)).toHaveCount(4);
  await expect(teasers(page).first()).toContainText('Mitarbeiter halten');
  await expect(teasers(page).first().locator('mark').first()).toHaveText('Kündigung');
  await expect(teasers(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('kuendigung');
  expect(problems).toEqual([]);
});

test('an address with a category shows its articles, without a touch and without the index', async ({
  page,
}) => {
  const fetched = watchSearch(page);
  await page.goto('/blog?kategorie=ki-strategien');
  await expect(teasers(page)).toHaveCount(2);
  await expect(status(page)).toHaveText('2 Beiträge in „KI-Strategien“');
  await expect(categories(page).locator('[aria-current]')).toHaveText('KI-Strategien');
  expect(fetched).toEqual([]);
});

test('the whole list stands where an address asks for nothing that is known', async ({ page }) => {
  for (const search of ['?kategorie=gibt-es-nicht', `?kategorie=${'x'.repeat(500)}`, '?q=', '?q=%20']) {
    await page.goto(`/blog${search}`);
    await hydrate(page);
    await expect(teasers(page)).toHaveCount(all);
    await expect(teasers(page).first()).toBeVisible();
    await expect(status(page)).toHaveText(`${all} Beiträge`);
  }
});

test('typing searches, in one history entry; sending makes one; back and forward show both', async ({
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
  // Sent again: nothing new to come back to.
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

test('what was typed and sent before React arrived is searched for', async ({ page }) => {
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

test('an empty result names the query as text and leads on: all categories, whole list, contact', async ({
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

test('a query of 10,000 characters neither stops nor widens the page', async ({ page }) => {
  await page.goto(`/blog?q=${'a'.repeat(5_000)}`);
  await expect(page.getByRole('main').getByRole('heading', { name: /aaa/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

for (const [what, answer] of Object.entries({ 'no line': undefined, 'the index of another version': '{}' }))
  test(`${what}: the whole list stays and a sentence says why; the next search tries again`, async ({
    page,
  }) => {
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

test('without JavaScript the list is whole, the form leads to it, and a sentence says so', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/blog?q=Agenten');
  await expect(teasers(page)).toHaveCount(all);
  await expect(teasers(page).first()).toBeVisible();
  await expect(page.getByText('brauchen JavaScript')).toBeVisible();
  await page.goto('/gibt-es-nicht');
  await field(page).fill('Führung');
  await field(page).press('Enter');
  await expect(page).toHaveURL(`/blog?q=${encodeURIComponent('Führung')}`);
  await context.close();
});

test('the not-found page searches', async ({ page }) => {
  await page.goto('/gibt-es-nicht');
  await field(page).fill('Widerstand');
  await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL('/blog?q=Widerstand');
  await expect(teasers(page)).toHaveCount(2);
});

test('results and an empty result are accessible', async ({ page }) => {
  for (const query of ['Führung', 'Quantencomputer']) {
    await page.goto(`/blog?q=${query}`);
    await expect(status(page)).toContainText('zu „');
    expect(await axeViolations(page)).toEqual([]);
  }
});

test('an article leads on to others, can be handed on, and its headings can be pointed to', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/blog/ki-transformation-2025');
  await hydrate(page);
  await page.getByRole('button', { name: 'Link kopieren' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Kopiert');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https:\/\/[^/]+\/blog\/ki-transformation-2025$/,
  );

  const link = page.getByRole('link', { name: /^Link zum Abschnitt/ }).first();
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await link.press('Enter');
  await expect(page).toHaveURL(/#./);

  const more = page.getByRole('navigation', { name: 'Weiterlesen' });
  await expect(more.getByRole('link')).toHaveCount(4);
  await more.getByRole('link', { name: /^Älterer Beitrag/ }).click();
  await expect(page).toHaveURL('/blog/ki-strategien-fuehrungskraefte-2024');
  await expect(page.getByRole('link', { name: /^Link zum Abschnitt/ }).first()).toBeAttached();
});

test('nothing of author, day and read time is cut off, on phones and on a desk', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/blog');
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
