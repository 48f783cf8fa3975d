import { lazyArticles } from '../assemble/page-data.ts';
import { fixture } from '../testing/fixture.ts';
import {
  barLink,
  heading,
  holdBack,
  late,
  mainLink,
  openLive,
  scrolled,
  titleOf,
  watchRequests,
} from './live-page.ts';
import { expect, test } from './test.ts';

const fixed = '/blog/ki-strategien-fuehrungskraefte-2024';
const lazy = '/blog/google-ki-suche';

test('links are followed without a document load: data, title, scroll position, focus', async ({ page }) => {
  await openLive(page, '/blog');
  const { documents, data } = watchRequests(page);

  await mainLink(page, fixed).click();
  await expect(heading(page)).toContainText(titleOf(fixed));
  await expect(page).toHaveTitle(new RegExp(titleOf(fixed)));
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: titleOf(fixed) })).toHaveCount(1);
  expect(await scrolled(page)).toBe(0);
  expect(data).toEqual([`/data${fixed}.json`]);

  // A link within the article's text, at the end of a long page.
  await page.getByRole('main').getByRole('link', { name: 'Anfrage', exact: true }).click();
  await expect(heading(page)).toHaveText(fixture.enquiry.heading);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toContainText(titleOf(fixed));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  expect(documents).toEqual([]);
});

test("a lazily loaded article shows 'Lädt...' while loading, then starts at its top with focus", async ({
  page,
}) => {
  await openLive(page, '/blog');
  const release = await holdBack(page, `**/data${lazy}.json`);
  await mainLink(page, lazy).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lädt...' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).not.toBeInViewport();
  release();
  await expect(heading(page)).toContainText(titleOf(lazy));
  await expect(heading(page)).toBeFocused();
  await expect(page.getByText('Lädt...')).toHaveCount(0);
  expect(await scrolled(page)).toBe(0);
});

test('for other pages, the open page stays and shows progress', async ({ page }) => {
  await openLive(page, '/blog');
  const release = await holdBack(page, '**/data/**');
  await mainLink(page, fixed).click();
  await expect(page.getByRole('status').filter({ hasText: 'Die Seite wird geladen.' })).toHaveCount(1);
  await expect(page.locator('.progress')).toBeVisible();
  await expect(heading(page)).toContainText('Blog');
  await expect(page.getByText('Lädt...')).toHaveCount(0);
  release();
  await expect(heading(page)).toContainText(titleOf(fixed));
  await expect(page.locator('.progress')).toHaveCount(0);
});

test("no page loaded as a document contains 'Lädt...'", async ({ request }) => {
  // docs/product.md, "Blog articles".
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

test('of two links clicked in succession, the last wins', async ({ page }) => {
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

test('new tabs, downloads, mail and other sites are left to the browser', async ({ page }) => {
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
    // Added last, so that it sees whether the site handled the click, and prevents opening.
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

test('anchors within the page are scrolled to and focused, and the logo leads back to the top', async ({
  page,
}) => {
  await openLive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Coaching', exact: true }).click();
  await expect(page.locator('#coaching')).toBeInViewport();
  await expect(page.locator('#coaching')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: fixture.site.name }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('a link to an old address is redirected client-side, with its query', async ({ page }) => {
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
  await expect(heading(page)).toHaveText(fixture.home.hero.title);
  expect(documents).toEqual([]);
});
