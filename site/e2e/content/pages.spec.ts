import { loadContent } from '../../content/load-content.server.ts';
import { NOT_FOUND_PATH, sitePaths } from '../../content/page-data.server.ts';
import { pagePaths } from '../../content/page-paths.ts';
import { axeViolations } from '../axe.ts';
import { expectStill, watchLayout } from '../conditions/layout-shift.ts';
import { lostSideways } from '../conditions/sideways.ts';
import { type Crawl, crawl } from '../crawl.ts';
import { drawnInItsFont, hydrate } from '../live-page.ts';
import { startOwnStack } from '../own-stack.ts';
import { test as base, expect, type Page } from '../test.ts';
import { withoutPopups } from '../without-popups.ts';

/*
 * What holds for every page of the owner's site, whatever she writes, as `npm test` or `npm start` has built it last. All other
 * browser tests run on the fixture.
 */

const content = loadContent({ folder: 'content' });
const paths = sitePaths(content).filter((path) => path !== NOT_FOUND_PATH);
/** A second path shows the page of the first. */
const canonicalOf = (path: string) =>
  Object.values<readonly string[]>(pagePaths).find((own) => own.includes(path))?.[0] ?? path;
/** An answer, and nothing to find. */
const isHidden = (path: string) => pagePaths.thankYou.includes(path as '/anfrage-danke');

type Visit = { page: Page; problems: string[]; crawled: Crawl };

/** One window for all pages, as a visitor has it: fonts and scripts are fetched once. */
const test = base.extend<object, { visit: Visit }>({
  visit: [
    async ({ browser }, use) => {
      const stack = await startOwnStack({
        CONTENT_FOLDER: 'content',
        BUILD_FOLDER: 'dist',
        CDK_OUTDIR: 'cdk.out',
      });
      const context = await browser.newContext({
        baseURL: stack.url,
        viewport: { width: 1440, height: 900 },
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
      });
      await withoutPopups(context);
      await watchLayout(context);
      const page = await context.newPage();
      await page.goto('/impressum');
      const crawled = await crawl(page, [...paths, NOT_FOUND_PATH]);
      await use({ page, problems: watchForProblems(page, stack.url), crawled });
      await context.close();
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
// One worker: the site is served once.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ visit }) => {
  visit.problems.length = 0;
});

for (const path of paths)
  test(`${path} is well-formed, clean and accessible`, async ({ visit: { page, problems } }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    const head = await expectOrder(page);
    expect(head).toEqual({
      title: [expect.stringMatching(/.{10}/)],
      description: [expect.stringMatching(/.{70}/)],
      keywords: [expect.stringMatching(/\S/)],
      canonical: isHidden(path) ? [] : [content.site.url + canonicalOf(path)],
      robots: isHidden(path) ? ['noindex'] : [],
    });
    expect(await keptOf(page)).toEqual([]);
    if (!content.site.analytics) await expect(page.locator('#consent-data, .consent-reopen')).toHaveCount(0);
    expect(problems).toEqual([]);
  });

for (const path of ['/unbekannt', '/blog/unbekannt'])
  test(`${path} is answered by the not-found page`, async ({ visit: { page, problems } }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await expectOrder(page)).toMatchObject({ canonical: [], robots: ['noindex'] });
    await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
    // The browser's own line on the answer, and the log that the specification asks for.
    expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([]);
    expect(problems.join('\n')).toContain(path);
  });

test('every link, picture and file of every page is there, without a redirect', ({ visit: { crawled } }) => {
  expect(crawled.broken).toEqual([`${NOT_FOUND_PATH}: 404`]);
  expect(Object.keys(crawled.pages).toSorted()).toEqual([...paths, NOT_FOUND_PATH].toSorted());
});

test('links lead from the home page to every page but those that nobody is to come upon', ({
  visit: { crawled },
}) => {
  const reached = new Set(['/']);
  for (const path of reached)
    for (const { url } of crawled.links.filter(({ from }) => from === path))
      reached.add(canonicalOf(new URL(url).pathname));
  const unreached = paths.filter((path) => !isHidden(path) && !reached.has(canonicalOf(path)));
  expect(unreached).toEqual([]);
});

test('every anchor that is linked is on its page', ({ visit: { crawled } }) => {
  const lost = crawled.links
    .map(({ from, href, url }) => ({ from, href, target: new URL(url) }))
    .filter(({ target }) => target.pathname in crawled.pages && target.hash)
    .filter(({ target: { pathname, hash } }) => {
      return !crawled.pages[pathname]?.includes(decodeURIComponent(hash.slice(1)));
    });
  expect(lost.map(({ from, href }) => `${from}: ${href}`)).toEqual([]);
});

test('no link leads nowhere or has nothing to say', ({ visit: { crawled } }) => {
  // Pictures that are links have their words in the alternative text.
  expect(crawled.links.filter(({ href, text }) => ['', '#'].includes(href) || !text.trim())).toEqual([]);
});

/**
 * The open page has one main part and heading, stays the same and in its place with React, fits all widths, hinders nobody.
 * @returns what its head says
 */
async function expectOrder(page: Page) {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/]);
  const head = await headOf(page);
  const delivered = await bodyOf(page);
  await hydrate(page);
  expect(await bodyOf(page)).toEqual(delivered);
  expect(await headOf(page)).toEqual(head);
  await expectStill(page);

  expect(await lostSideways(page), '1440 px').toEqual([]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await lostSideways(page), `${width} px`).toEqual([]);
  }
  // Rows that scroll now become stops of the keyboard once they have been measured.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.scroll-row')].every(
      ({ scrollWidth, clientWidth, tabIndex }) => scrollWidth <= clientWidth || tabIndex === 0,
    ),
  );
  expect(await axeViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  return head;
}

/** Fills up with what should not happen on any page. */
function watchForProblems(page: Page, url: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== url) problems.push(`third party: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** What a page says of itself; each of it must stand there once. */
function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
    return {
      title: [...document.head.querySelectorAll('title')].map((element) => element.textContent),
      description: all('meta[name="description"]', 'content'),
      keywords: all('meta[name="keywords"]', 'content'),
      canonical: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
    };
  });
}

/** Every element and text of the page, one a line, but for what React may change: whatever else does, flashes. */
async function bodyOf(page: Page): Promise<string[]> {
  // Until then its parts are marked as they get them.
  await drawnInItsFont(page);
  const html = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    // Comes when it is asked for, over the page.
    body.querySelector('.consent-banner')?.remove();
    return body.innerHTML;
  });
  return (
    html
      // Rows of cards take the focus where they scroll, which only the window tells.
      .replaceAll(/(<section class="scroll-row[^>]*?) tabindex="0"/g, '$1')
      // Copying to the clipboard needs script: until it is there the button is switched off and not seen.
      .replaceAll(/(<button [^>]*copy-button[^>]*?) disabled=""/g, '$1')
      // Links to the place of a heading are of use to some, and no part of the author's text.
      .replaceAll(/<a class="heading-link"[^>]*><\/a>/g, '')
      .replaceAll('><', '>\n<')
      .split('\n')
  );
}

/** Names of what lies on the visitor's device, but for what may (product.md 12): flags of popups and drafts. */
async function keptOf(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  return [...cookies.map(({ name }) => name), ...stored.filter((name) => !/popup|draft/.test(name))];
}
