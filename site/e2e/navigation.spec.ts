import { lazyArticles } from '../content/page-data.ts';
import { fixture } from '../testing/fixture.ts';
import { barLink, heading, late, mainLink, openLive, scrolled, watchRequests } from './live-page.ts';
import { expect, test } from './test.ts';

const fixed = '/blog/ki-strategien-fuehrungskraefte-2024';
const lazy = '/blog/google-ki-suche';

test('links are followed without loading a document: data, title, top of the page, focus', async ({
  page,
}) => {
  await openLive(page, '/blog');
  const { documents, data } = watchRequests(page);

  await mainLink(page, fixed).click();
  await expect(heading(page)).toContainText('KI-Strategien für Führungskräfte 2024');
  await expect(page).toHaveTitle(/KI-Strategien für Führungskräfte 2024/);
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'KI-Strategien' })).toHaveCount(1);
  expect(await scrolled(page)).toBe(0);
  expect(data).toEqual([`/data${fixed}.json`]);

  // A link in the article's own text, at the end of a long page.
  await page.getByRole('main').getByRole('link', { name: 'Anfrage', exact: true }).click();
  await expect(heading(page)).toHaveText('Ihre Anfrage');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toContainText('KI-Strategien');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  expect(documents).toEqual([]);
});

test("a lazily loaded article shows 'Lädt...' until it is there, from its top and with the focus", async ({
  page,
}) => {
  await openLive(page, '/blog');
  await page.route(`**/data${lazy}.json`, late(800));
  await mainLink(page, lazy).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lädt...' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  await expect(heading(page)).toContainText('Google und die KI-Suche');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Lädt...')).toHaveCount(0);
  expect(await scrolled(page)).toBe(0);
});

test('other pages leave the open one in its place and say that something is under way', async ({ page }) => {
  await openLive(page, '/blog');
  await page.route('**/data/**', late(800));
  await mainLink(page, fixed).click();
  await expect(page.getByRole('status').filter({ hasText: 'Die Seite wird geladen.' })).toHaveCount(1);
  await expect(page.locator('.progress')).toBeVisible();
  await expect(heading(page)).toContainText('Blog');
  await expect(page.getByText('Lädt...')).toHaveCount(0);
  await expect(heading(page)).toContainText('KI-Strategien');
  await expect(page.locator('.progress')).toHaveCount(0);
});

test("'Lädt...' is on no page that is loaded as a document", async ({ request }) => {
  // Specification section 2.
  expect(lazyArticles).toEqual([
    'mitarbeiter-halten-ki-innovation',
    'google-ki-suche',
    'social-media-ki',
    'automationen-agenten',
    'ki-transformation-2025',
  ]);
  for (const slug of lazyArticles) {
    const html = await (await request.get(`/blog/${slug}`)).text();
    expect(html).not.toContain('Lädt...');
    expect(html).toContain('class="prose"');
  }
});

test('of two links clicked one after the other the last wins', async ({ page }) => {
  await openLive(page, '/blog');
  await page.route('**/data/**', late(300));
  const { documents } = watchRequests(page);
  await barLink(page, 'Preise').click();
  await barLink(page, 'Kontakt').click();
  await expect(heading(page)).toContainText('Kontakt');
  await page.waitForTimeout(400);
  await expect(page).toHaveURL('/kontakt');
  await expect(heading(page)).toContainText('Kontakt');
  expect(documents).toEqual([]);
});

test('new tabs, downloads, mail and other sites are the business of the browser', async ({ page }) => {
  await openLive(page, '/blog');
  const left = await page.evaluate((path) => {
    const links = [
      { href: path, target: '_blank' },
      { href: path, download: '' },
      { href: 'mailto:a@example.org' },
      { href: 'https://example.org/' },
      { href: '/downloads/kleinanzeigen-ki-prompts.pdf' },
      { href: '/api/leads/enquiry' },
      { href: '#content' },
    ].map((attributes) => Object.assign(document.createElement('a'), attributes));
    const plain = Object.assign(document.createElement('a'), { href: path });
    document.body.append(...links, plain);
    // Last of all, so that it sees what the site did, and nothing is opened.
    const isTaken = (link: Element, init: MouseEventInit = {}) => {
      let taken = false;
      addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
      return taken;
    };
    return [
      ...links.map((link) => isTaken(link)),
      isTaken(plain, { ctrlKey: true }),
      isTaken(plain, { metaKey: true }),
      isTaken(plain, { shiftKey: true }),
      isTaken(plain, { button: 1 }),
      !isTaken(plain),
    ].filter(Boolean);
  }, fixed);
  expect(left).toEqual([]);
});

test('the menu closes when a link in it is followed', async ({ page }) => {
  await openLive(page, '/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('anchors of the open page are scrolled to and focused, the logo leads back to its top', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Coaching', exact: true }).click();
  await expect(page.locator('#coaching')).toBeInViewport();
  await expect(page.locator('#coaching')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: fixture.site.name }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link to an old address is redirected inside the page, with its query', async ({ page }) => {
  await openLive(page, '/blog');
  const { documents } = watchRequests(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/erfolgscode?utm_source=test';
    link.textContent = 'Alter Link';
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Alter Link' }).click();
  await expect(page).toHaveURL('/?utm_source=test');
  await expect(heading(page)).toHaveText(/Künstliche Intelligenz beginnt/);
  expect(documents).toEqual([]);
});
