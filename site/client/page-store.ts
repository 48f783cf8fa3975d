import { type LoadedPage, type PageSource, routeOf } from '../routes.ts';
import { fetchPage } from './fetch-page.ts';

/** After this time a link shows what the owner has changed meanwhile; going back shows the page as it was. */
const FRESH_FOR = 5 * 60_000;

type Entry = { page: Promise<LoadedPage>; since: number };

/** The pages of this visit, in memory: what was wished for and what was shown is fetched once. */
export class PageStore {
  private readonly entries = new Map<string, Entry>();

  /**
   * @param isReturn whether the visitor goes back or forward
   * @throws what fetchPage throws; the next time it is tried anew
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

  /** Development: the content has changed. */
  forget() {
    this.entries.clear();
  }
}
