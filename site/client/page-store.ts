import { type LoadedPage, type PageSource, routeOf } from '../routes.ts';
import { fetchPage } from './fetch-page.ts';

/** Milliseconds after which a link refetches its page. Going back always shows the page as it was. */
const FRESH_FOR = 5 * 60_000;

type Entry = { page: Promise<LoadedPage>; since: number };

/** In-memory cache of the pages fetched during this visit. */
export class PageStore {
  private readonly entries = new Map<string, Entry>();

  /**
   * @param isReturn true if the visitor goes back or forward
   * @throws what fetchPage throws; failures aren't cached
   */
  load(source: PageSource, { isReturn = false } = {}): Promise<LoadedPage> {
    const key = routeOf(source);
    const known = this.entries.get(key);
    if (known && (isReturn || performance.now() - known.since < FRESH_FOR)) return known.page;
    const page = fetchPage(source);
    this.keep(key, page);
    page.catch(() => {
      if (this.entries.get(key)?.page === page) this.entries.delete(key);
    });
    return page;
  }

  keep(route: string, page: Promise<LoadedPage>) {
    this.entries.set(route, { page, since: performance.now() });
  }

  /** Development: drops everything after a content change. */
  forget() {
    this.entries.clear();
  }
}
