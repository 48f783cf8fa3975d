import { NOT_FOUND_PATH, sitePaths } from '../../assemble/site-pages.server.ts';
import { loadContent } from '../../content/load-content.server.ts';
import { pagePaths } from '../../content/page-paths.ts';
import { axeViolations } from '../axe.ts';
import { covered } from '../conditions/covered.ts';
import { headerMisfits } from '../conditions/header-fit.ts';
import { horizontalOverflow } from '../conditions/horizontal-overflow.ts';
import { expectNoShift, watchLayout } from '../conditions/layout-shift.ts';
import { misplaced, notesBeside } from '../conditions/notes.ts';
import { budgets, textBytes } from '../conditions/text-bytes.ts';
import { spaceText } from '../conditions/text-spacing.ts';
import { type Crawl, crawl } from '../crawl.ts';
import { hydrate } from '../live-page.ts';
import { startOwnStack } from '../own-stack.ts';
import { unknownPaths } from '../route-table.ts';
import { test as base, expect, type Page } from '../test.ts';
import { withoutPopups } from '../without-popups.ts';

/*
 * What holds for every page of the owner's site, whatever its content, as last built by `npm test` or `npm start`. All
 * other browser tests run on the fixture.
 */

const content = loadContent({ folder: 'content' });
const paths = sitePaths(content).filter((path) => path !== NOT_FOUND_PATH);
/** Second paths to the same page. */
const canonicalOf = (path: string) =>
  Object.values<readonly string[]>(pagePaths).find((own) => own.includes(path))?.[0] ?? path;
/** Articles and legal texts. */
const isRead = (path: string) =>
  path.startsWith('/blog/') ||
  [...pagePaths.privacy, ...pagePaths.impressum, ...pagePaths.agb].some((one) => one === path);
/** Pages excluded from search engines. */
const isHidden = (path: string) => pagePaths.thankYou.includes(path as '/anfrage-danke');

type Visit = { page: Page; problems: string[]; crawled: Crawl };

/** One browser page for all tests, so that fonts and scripts are fetched once. */
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
    // The fixture's articles have one form of eleven. Texts aren't measured: they may be as long as their author likes.
    if (isRead(path)) {
      const { sheets } = await textBytes(page);
      expect.soft(sheets).toBeGreaterThan(5 * 1024);
      expect.soft(sheets).toBeLessThanOrEqual(budgets.readingSheets);
    }
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

for (const path of unknownPaths)
  test(`${path} is answered by the not-found page`, async ({ visit: { page, problems } }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(await expectOrder(page)).toMatchObject({ canonical: [], robots: ['noindex'] });
    await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
    // The browser's message about the status, and the log (docs/product.md, "Not-found page").
    expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([]);
    expect(problems.join('\n')).toContain(path);
  });

test('every link, picture and file of every page exists, without a redirect', ({ visit: { crawled } }) => {
  expect(crawled.broken).toEqual([`${NOT_FOUND_PATH}: 404`]);
  expect(Object.keys(crawled.pages).toSorted()).toEqual([...paths, NOT_FOUND_PATH].toSorted());
});

test('every page can be reached from the home page, except those not meant to be found', ({
  visit: { crawled },
}) => {
  const reached = new Set(['/']);
  for (const path of reached)
    for (const { url } of crawled.links.filter(({ from }) => from === path))
      reached.add(canonicalOf(new URL(url).pathname));
  const unreached = paths.filter((path) => !isHidden(path) && !reached.has(canonicalOf(path)));
  expect(unreached).toEqual([]);
});

test('every linked anchor exists', ({ visit: { crawled } }) => {
  const lost = crawled.links
    .map(({ from, href, url }) => ({ from, href, target: new URL(url) }))
    .filter(({ target }) => target.pathname in crawled.pages && target.hash)
    .filter(({ target: { pathname, hash } }) => {
      return !crawled.pages[pathname]?.includes(decodeURIComponent(hash.slice(1)));
    });
  expect(lost.map(({ from, href }) => `${from}: ${href}`)).toEqual([]);
});

test('every link has a target and a name', ({ visit: { crawled } }) => {
  // A linked picture is named by its alternative text.
  expect(crawled.links.filter(({ href, text }) => ['', '#'].includes(href) || !text.trim())).toEqual([]);
});

/**
 * Expects one main element and h1, no change or layout shift by hydration, no overflow at any
 * width or with spaced text, nothing to press below something else, notes level with their paragraph, and accessibility.
 * @returns data of its head
 */
async function expectOrder(page: Page) {
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([/\S/]);
  const head = await headOf(page);
  const delivered = await bodyOf(page);
  await hydrate(page);
  expect(await bodyOf(page)).toEqual(delivered);
  expect(await headOf(page)).toEqual(head);
  await expectNoShift(page);

  for (const width of [1920, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(misplaced(await notesBeside(page)), `notes, ${width} px`).toEqual([]);
  }
  expect(await horizontalOverflow(page), '1440 px').toEqual([]);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await horizontalOverflow(page), `${width} px`).toEqual([]);
    expect(await covered(page), `${width} px`).toEqual([]);
  }
  // Scrolling rows become tab stops once measured.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.scroll-row')].every(
      ({ scrollWidth, clientWidth, tabIndex }) => scrollWidth <= clientWidth || tabIndex === 0,
    ),
  );
  expect(await axeViolations(page)).toEqual([]);
  await spaceText(page);
  for (const width of process.env.SHORT_TESTS ? [320, 1280] : [320, 1200, 1280, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await horizontalOverflow(page), `spaced text, ${width} px`).toEqual([]);
    expect(await headerMisfits(page), `spaced text, ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  return head;
}

test('the links of the header fit beside the name on a laptop', async ({ visit: { page } }) => {
  await page.goto('/impressum');
  await page.setViewportSize({ width: 1280, height: 800 });
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  const remedy =
    'Die Links der Kopfleiste passen nicht in ihre Zeile und erscheinen nur im Menü. Kürzen Sie ihre Beschriftungen in content/navigation.yaml (bar), oder nehmen Sie einen heraus';
  await expect(links, remedy).toHaveCount(content.navigation.bar.length);
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** Collects errors that no page should have. */
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

/** The page's metadata; each element must exist exactly once. */
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

/** Every element and text, one per line, except what hydration may change: any other change would flash. */
async function bodyOf(page: Page): Promise<string[]> {
  const html = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    // Appears on request, above the page.
    body.querySelector('.consent-banner')?.remove();
    return body.innerHTML;
  });
  return (
    html
      // Rows are focusable if they scroll, which only layout tells.
      .replaceAll(/(<section class="scroll-row[^>]*?) tabindex="0"/g, '$1')
      // Copy buttons need script, so they are disabled and invisible until hydration.
      .replaceAll(/(<button [^>]*copy-button[^>]*?) disabled=""/g, '$1')
      // Heading permalinks are added by script.
      .replaceAll(/<a class="heading-link"[^>]*><\/a>/g, '')
      .replaceAll('><', '>\n<')
      .split('\n')
  );
}

/** Names of stored items, except those allowed (docs/product.md, "Storage on the device"): popup flags and drafts. */
async function keptOf(page: Page): Promise<string[]> {
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  return [...cookies.map(({ name }) => name), ...stored.filter((name) => !/popup|draft/.test(name))];
}
