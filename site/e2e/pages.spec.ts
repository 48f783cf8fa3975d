import { axeViolations } from './axe.ts';
import { expectStill, watchLayout } from './conditions/layout-shift.ts';
import { figures } from './figures.ts';
import { drawnInItsFont, hydrate } from './live-page.ts';
import { pageParts } from './page-parts.ts';
import { recordCounts } from './record-counts.ts';
import { NOT_FOUND_HEADING, routes, unknownPaths } from './route-table.ts';
import { test as base, expect, type Page } from './test.ts';
import { withoutPopups } from './without-popups.ts';

/** One window for many pages, as a visitor has it: fonts and scripts are fetched once. */
const test = base.extend<object, { visit: { page: Page; problems: string[] } }>({
  visit: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale, timezoneId } = project.use;
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 1440, height: 900 },
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
      });
      await withoutPopups(context);
      await watchLayout(context);
      const page = await context.newPage();
      await use({ page, problems: watchForProblems(page, baseURL) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(({ visit }) => {
  visit.problems.length = 0;
});

for (const { path, heading, canonical = path, isHidden } of routes) {
  test(`${path} is complete, clean and accessible`, async ({ visit: { page, problems } }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await headingsOf(page)).toEqual([heading ?? expect.stringMatching(/\S/)]);
    const head = await headOf(page);
    expect(head).toEqual({
      title: [expect.stringMatching(/.{10}/)],
      description: [expect.stringMatching(/.{70}/)],
      keywords: [expect.stringMatching(/, /)],
      canonical: isHidden ? [] : [`https://www.example.com${canonical}`],
      robots: isHidden ? ['noindex'] : [],
    });

    const delivered = await bodyOf(page);
    await hydrate(page);
    expect(await bodyOf(page)).toEqual(delivered);
    expect(await headOf(page)).toEqual(head);
    await expectStill(page);
    expect(await violationsOnPhone(page)).toEqual([]);
    expect(await keptOf(page)).toEqual([]);

    const text = await visibleText(page);
    expect(figures[path]?.filter((figure) => !isIn(text, figure)) ?? []).toEqual([]);
    const { says = [], has = [] } = pageParts[path] ?? {};
    expect(says.filter((words) => !isIn(text, words))).toEqual([]);
    for (const part of has) await expect(page.locator(part).first(), part).toBeVisible();
    for (const [, what, selector, count] of recordCounts.filter(([where]) => where === path))
      await expect(page.locator(selector).filter({ visible: true }), what).toHaveCount(count);
    // No service is configured that would need a consent.
    await expect(page.locator('#consent-data, .consent-reopen')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

test('every figure and every kind of record has a page of the route table', () => {
  const paths = [...Object.keys(figures), ...Object.keys(pageParts), ...recordCounts.map(([path]) => path)];
  expect(paths.filter((path) => !routes.some((route) => route.path === path))).toEqual([]);
});

test('teasers take between 6 and 12 minutes to read', async ({ request }) => {
  const html = await (await request.get('/blog')).text();
  const minutes = [...html.replaceAll('<!-- -->', '').matchAll(/(\d+)\s+Min\.\s+Lesezeit/g)].map(
    ([, number]) => Number(number),
  );
  expect(minutes).toHaveLength(13);
  expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([6, 12]);
});

for (const path of unknownPaths) {
  test(`${path} is answered by the not-found page`, async ({ visit: { page, problems } }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await headingsOf(page)).toEqual([NOT_FOUND_HEADING]);
    await expect(page.getByRole('img', { name: '404', exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('a[href="/"]')).toBeVisible();
    expect(await headOf(page)).toMatchObject({ canonical: [], robots: ['noindex'] });

    const delivered = await bodyOf(page);
    await hydrate(page);
    expect(await bodyOf(page)).toEqual(delivered);
    expect(await violationsOnPhone(page)).toEqual([]);
    // The browser's own line on the answer, and the log that the specification asks for.
    expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([]);
    expect(problems.join('\n')).toContain(path);
  });
}

/** At the width of most visitors; in all others, and in all themes and states, `npm run prove:pages` looks. */
async function violationsOnPhone(page: Page): Promise<string[]> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  // Rows that scroll now become stops of the keyboard once they have been measured.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.scroll-row')].every(
      ({ scrollWidth, clientWidth, tabIndex }) => scrollWidth <= clientWidth || tabIndex === 0,
    ),
  );
  const violations = await axeViolations(page);
  if (wide) await page.setViewportSize(wide);
  return violations;
}

/** Fills up with what should not happen on any page. */
function watchForProblems(page: Page, baseURL: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(baseURL).origin)
      problems.push(`third party: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Main headings; spaces that do not break are spaces. */
async function headingsOf(page: Page): Promise<string[]> {
  const headings = await page.getByRole('heading', { level: 1 }).allTextContents();
  return headings.map((heading) => heading.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' '));
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
  const html = await page.evaluate(() => document.body.innerHTML);
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

/** What can be read when all answers are open; spaces as a reader sees them, without the hyphens of the layout. */
async function visibleText(page: Page): Promise<string> {
  // Answers open without a transition, and are there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const text = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) {
      // Answers of one name close each other.
      details.removeAttribute('name');
      details.open = true;
    }
    return document.body.innerText;
  });
  await page.emulateMedia({ reducedMotion: null });
  return text.replaceAll(/[\u00AD\u2060]/g, '').replaceAll(/\s+/g, ' ');
}

const isIn = (text: string, figure: string | RegExp) =>
  typeof figure === 'string' ? text.includes(figure) : figure.test(text);
