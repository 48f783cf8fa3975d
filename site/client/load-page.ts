import { isPageFile, type PageData, pageDataUrl } from '../assemble/page-data.ts';
import type { Page, PageFiles } from '../routes.ts';

/** Everything from which a page is rendered. */
export type LoadedPage = { path: string; data: PageData; Page: Page; sheet: string };

/** A page, or the promise of one while it loads. */
export type ComingPage = LoadedPage | { path: string; later: Promise<LoadedPage> };

/** Milliseconds after which a link refetches its page. Going back always shows the page as it was. */
const FRESH_FOR = 5 * 60_000;

/** The pages of this visit, by path. */
const pages = new Map<string, { page: Promise<LoadedPage>; since: number }>();

/**
 * Fetches a page's data, code and style sheet, unless it is in memory.
 * @param isReturn true if the visitor goes back or forward, or may do so later: not a view (functions/statistics)
 * @throws if any of them fails, which isn't remembered. A TypeError may mean that there is no connection.
 */
export function loadPage(path: string, files: PageFiles, isReturn?: boolean): Promise<LoadedPage> {
  const known = pages.get(path);
  if (known && (isReturn || performance.now() - known.since < FRESH_FOR)) return known.page;
  const page = Promise.all([fetchData(path, isReturn), loadCode(files)]).then(
    ([data, [Page]]): LoadedPage => ({ path, data, Page, sheet: files.sheet }),
  );
  pages.set(path, { page, since: performance.now() });
  page.catch(() => {
    if (pages.get(path)?.page === page) pages.delete(path);
  });
  return page;
}

/** Development: drops everything after a content change. */
export function forgetPages() {
  pages.clear();
}

/** Loads a page of this site as a document, even if its address is already open. */
export function loadDocument(url: string) {
  if (url !== location.href) return location.assign(url);
  // Assigning the open address would only scroll to its anchor, so reload. The browser would then restore the old
  // page's scroll position; start.ts goes to the anchor instead.
  history.scrollRestoration = 'manual';
  location.reload();
}

/**
 * A link's prefetch loads this much and no data, because a request for data counts as a view of the page.
 *
 * The code is loaded here, not by React Router's `lazy`: one failure of either has one answer then, and a link works
 * again when the connection is back. `lazy` remembers a failed import for good.
 */
export const loadCode = ({ load, sheet }: PageFiles) => Promise.all([load(), fetchSheet(sheet)]);

async function fetchData(path: string, isReturn?: boolean): Promise<PageData> {
  const response = await fetch(pageDataUrl(path) + (isReturn ? '?return' : ''));
  const file: unknown = response.ok && (await response.json());
  // After a deployment this code may not understand the data, and chunks it would load may be gone.
  if (isPageFile(file, path) && (file.build === build() || import.meta.env.DEV)) return file;
  throw new Error(`${path} has no current data.`);
}

/** The open document's build, named by its entry script: see prerender/+onBeforePrerenderStart.ts. */
function build() {
  return document.querySelector('script[type="module"]')?.getAttribute('src');
}

/** React inserts the link. Fetched here first, because React shows the page even if the sheet is missing. */
async function fetchSheet(href: string) {
  if (document.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return;
  const response = await fetch(href);
  if (!response.ok) throw new Error(`${href} is missing.`);
}
