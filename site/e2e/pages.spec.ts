import { priceWords } from '../assemble/price-words.ts';
import type { Price } from '../content/schemas/prices.ts';
import { pageData } from '../prerender/page-data.server.ts';
import { fixture } from '../testing/fixture.ts';
import { budgets, textBytes } from './conditions/text-bytes.ts';
import { follow, hydrate } from './live-page.ts';
import { NOT_FOUND_HEADING, routes, unknownPaths } from './route-table.ts';
import { test as base, expect, type Page } from './test.ts';

/* What each page shows (docs/product.md, "Pages"). content/pages.spec.ts tests what holds for every page. */

/** One browser page that loads every document without JavaScript, and one that walks through the site by its links. */
const test = base.extend<object, { plain: Page; live: { page: Page; documents: string[] } }>({
  plain: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  live: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      // Transitions take a while.
      const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', viewport });
      const page = await context.newPage();
      await page.goto('/unbekannt');
      await hydrate(page);
      const documents: string[] = [];
      page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
      await use({ page, documents });
      await context.close();
    },
    { scope: 'worker' },
  ],
});
const viewport = { width: 1440, height: 900 };
test.describe.configure({ mode: 'default' });

/** Parts to count, because their text also appears elsewhere: description and selector. */
const { home, tv, books, media, newsletter, articles, faq, press, awardsPage, tvSpeaking } = fixture;
const counts: Record<string, [what: string, selector: string, count: number][]> = {
  '/': [
    ['statistics', '#testimonials .figures dd', home.voices?.statistics?.length ?? 0],
    ['forms of the contact section', '#contact form', 0],
  ],
  '/blog': [
    ['teasers', '.teaser, .teaser-large', articles.length + newsletter.newsletters.length],
    ['newsletters', ':is(.teaser, .teaser-large) a[target="_blank"]', newsletter.newsletters.length],
  ],
  '/books': [['books with a link to the shop', '.book-card a[href*="amazon"]', books.books.length]],
  '/awards': [['images', '.awards-occasion :is(img, svg)', awardsPage.occasions?.images.length ?? 0]],
  '/tv-speaking': [
    ['TV appearance cards', '.broadcast', 1],
    ['talks with takeaways', '.talk-line .folded', tvSpeaking.talks?.talks.length ?? 0],
  ],
  '/tv-presse': [
    ...tv.galleries.stations.map(({ id, name, pictures }): [string, string, number] => [
      `images of ${name}`,
      `.gallery-item[commandfor^="${id}-"]`,
      pictures.length,
    ]),
    ['more images', '.gallery-item[commandfor^="more-"]', tv.galleries.more.length],
    ['media', '.media-list > li', media.items.length],
  ],
  '/pressebereich': [['downloads', '#downloads a[download]', press.downloads?.items.length ?? 0]],
  '/faq': [['categories', 'main section:has(details)', faq.categories.length]],
};

for (const { path, heading, canonical = path, isHidden } of routes)
  test(`${path} shows every text of its file and every referenced record, loaded without JavaScript or by a link`, async ({
    plain: page,
    live,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? /\S/);
    const { html, sheets } = await textBytes(page);
    expect.soft(sheets).toBeGreaterThan(5 * 1024);
    expect.soft(sheets).toBeLessThanOrEqual(budgets.sheets);
    if (path.startsWith('/blog/')) expect.soft(html + sheets).toBeLessThanOrEqual(budgets.article);
    const delivered = await visibleText(page);
    await follow(live.page, path);
    await expect.poll(() => visibleText(live.page), { intervals: [20] }).toEqual(delivered);
    expect(live.documents).toEqual([]);

    const address = page.locator('link[rel=canonical]');
    if (isHidden) await expect(address).toHaveCount(0);
    else await expect(address).toHaveAttribute('href', fixture.site.url + canonical);

    const shown = await shownOn(page);
    const texts = textsOf(pageData(fixture, path)?.page);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => !shown.includes(plain(text)))).toEqual([]);
    for (const [what, selector, count] of counts[path] ?? [])
      await expect(page.locator(selector).filter({ visible: true }), what).toHaveCount(count);
  });

for (const path of unknownPaths)
  test(`${path} shows the not-found page`, async ({ plain: page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_HEADING);
    await expect(page.getByRole('img', { name: '404', exact: true })).toBeVisible();
  });

/** Fields that aren't shown, or only after an interaction, which other tests cover. */
const unseen = new Set([
  ...['name', 'sign', 'icon', 'type', 'slug', 'src', 'image', 'date', 'released', 'file', 'value', 'words'],
  ...['booking', 'mail', 'enquiry', 'opens', 'popup', 'formLabels', 'submitting', 'labels', 'firstLine'],
  ...['search', 'nothing', 'empty', 'links', 'pictures', 'maximum', 'excerpt', 'copy', 'copied'],
  // What an article is set as.
  'form',
]);
/** Fields of a record shown on every page that references it. */
const ofRecord = ['title', 'label', 'number', 'author', 'content', 'question', 'text'];

/** All visible texts of a page's data, with formatted prices. */
function textsOf(data: unknown, name = ''): string[] {
  // HTML is compared text by text, but what unfolds it on phones only.
  if (typeof data === 'string')
    return unseen.has(name) ? [] : data.split(/<summary>[^<]*<\/summary>|<[^>]*>/);
  if (name === 'readTime') return [`${data} ${fixture.blog.readTime}`];
  if (typeof data !== 'object' || data === null) return [];
  if ('cents' in data) {
    const { from = '', amount, note = '' } = priceWords(data as Price, fixture.site.ui.price);
    return [from + amount, note];
  }
  if (unseen.has(name) && name !== 'image') return [];
  return Object.entries(data)
    .filter(([field]) => !('id' in data) || ofRecord.includes(field))
    .flatMap(([field, value]) => textsOf(value, field));
}

/** Strips characters that only affect layout. */
const plain = (text: string) =>
  text
    .replaceAll(/[\s\u00AD\u2060]/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .toLowerCase();

/** Visible text with all answers open, accessible names and link targets. */
async function shownOn(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Answers with the same name close each other.
      details.removeAttribute('name');
      details.open = true;
    }
    const said = [...document.querySelectorAll('[alt], [aria-label], a[href]')].map((element) =>
      ['alt', 'aria-label', 'href'].map((name) => element.getAttribute(name) ?? '').join(),
    );
    return [document.body.innerText, ...said];
  });
  return plain(texts.join());
}

function visibleText(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    // Excludes copy buttons and the questions' field, which need script, and notes for visitors without it.
    const apart = [
      ...document.querySelectorAll<HTMLElement>('.copy-button, .faq-search, .blog-without-script, noscript'),
    ].flatMap(({ innerText }) => innerText.split('\n').map((line) => line.trim()));
    const lines = (main?.innerText ?? '').split('\n').map((line) => line.trim());
    return {
      path: location.pathname,
      title: document.title,
      heading: main?.querySelector('h1')?.textContent,
      text: lines.filter((line) => line && !apart.includes(line)).join('\n'),
    };
  });
}
