import { expect, type Page, type Request, type Route } from '@playwright/test';
import { fixture } from '../testing/fixture.ts';

/** Interacts with the page and waits for its code. */
export async function hydrate(page: Page) {
  await page.mouse.move(10, 10);
  await hydrated(page);
}

/** Waits until the page's code is ready, before which links load documents. */
export async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
}

export async function openLive(page: Page, path: string) {
  await page.goto(path);
  await hydrate(page);
}

/**
 * Waits until the web fonts have loaded. `document.fonts.ready` doesn't help: it resolves before the first layout, which
 * requests the fonts.
 */
export async function webFontsShown(page: Page) {
  await page.waitForFunction(
    () => document.fonts.check('500 1rem Jost') && document.fonts.check('1rem Vollkorn'),
  );
}

/** Paths requested by the page from now on, including documents. */
export function watchRequests(page: Page) {
  const watched = { documents: [] as string[], data: [] as string[], all: [] as string[] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    watched.all.push(pathname);
    if (request.resourceType() === 'document') watched.documents.push(pathname);
    if (pathname.startsWith('/data/')) watched.data.push(pathname);
  });
  return watched;
}

/**
 * Watches the page's requests from now on. Playwright's “networkidle” is reached once a document, so it doesn't wait for
 * what client-side navigation fetches; and of several pages at once, some never reach it.
 */
export function watchLoading(page: Page) {
  const finished: Request[] = [];
  const pending = new Set<Request>();
  let changed = performance.now();
  const note = (request: Request, isPending: boolean) => {
    changed = performance.now();
    if (isPending) pending.add(request);
    else pending.delete(request);
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfailed', (request) => note(request, false));
  page.on('requestfinished', (request) => {
    note(request, false);
    finished.push(request);
  });
  const loading = () =>
    performance.now() - changed < 500 ? 'something' : [...pending].map((request) => request.url());
  const settled = () => expect.poll(loading, { timeout: 30_000 }).toEqual([]);
  return { finished, settled };
}

/** Holds requests back, so that the pending state can be observed. @returns releases them */
export async function holdBack(page: Page, url: string, options?: { times: number }) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      await promise;
      // The test may be over by then.
      await route.continue().catch(() => {});
    },
    options,
  );
  return resolve;
}

export function late(milliseconds: number) {
  return async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue().catch(() => {});
  };
}

/** Follows a link added to the open page. */
export async function follow(page: Page, path: string) {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Vertical scroll position. */
export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
export const mainLink = (page: Page, path: string) => page.locator(`main a[href="${path}"]`).first();
export const barLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** An article's title up to its colon. */
export function titleOf(path: string): string {
  const article = fixture.articles.find(({ slug }) => path === `/blog/${slug}`);
  if (!article) throw new Error(`no article ${path}`);
  return article.title.replaceAll('\u00A0', ' ').split(':')[0] as string;
}
