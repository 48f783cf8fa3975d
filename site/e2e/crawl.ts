import type { Page } from '@playwright/test';

export type FoundLink = {
  /** Path of the page on which it stands. */
  from: string;
  /** As it is written. */
  href: string;
  /** Absolute. */
  url: string;
  text: string;
  target: string;
  rel: string;
  /** In the footer or the header, which all pages share. */
  isShared: boolean;
};
export type Crawl = {
  /** Anchors of each page that was reached, by its path. */
  pages: Record<string, string[]>;
  links: FoundLink[];
  /** What was not answered with 200: links of the site itself have no need of redirects. */
  broken: string[];
};

/**
 * Follows every link, as a search engine does, and asks for every picture and file.
 * @param page an open page of the site: its browser reads the documents
 * @param starts paths to begin with, also those that no link leads to
 */
export function crawl(page: Page, starts: string[]): Promise<Crawl> {
  return page.evaluate(async (waiting) => {
    const { origin } = location;
    const pages: Record<string, string[]> = {};
    const links: FoundLink[] = [];
    const broken: string[] = [];
    const asked = new Set<string>(waiting);

    const read = async (path: string) => {
      const response = await fetch(path, { redirect: 'manual' });
      const isPage = response.headers.get('content-type')?.startsWith('text/html');
      if (response.status !== 200) broken.push(`${path}: ${response.status || 'redirect'}`);
      if (!isPage) return;
      const html = new DOMParser().parseFromString(await response.text(), 'text/html');
      const { pathname } = new URL(path, origin);
      pages[pathname] = [...html.querySelectorAll('[id]')].map(({ id }) => id);
      for (const link of html.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? '';
        links.push({
          from: pathname,
          href,
          url: new URL(href, new URL(path, origin)).href,
          text: link.textContent?.replaceAll('\u00AD', '').replaceAll(/\s+/g, ' ') ?? '',
          target: link.target,
          rel: link.rel,
          isShared: !link.closest('main'),
        });
      }
      const files = [...html.querySelectorAll('[src], [srcset], [action], link[href]')].flatMap((element) => [
        ...['src', 'action', 'href'].map((name) => element.getAttribute(name) ?? ''),
        ...(element.getAttribute('srcset') ?? '').split(',').map((size) => size.trim().split(' ')[0] ?? ''),
      ]);
      // Forms are posted: their address answers nothing else.
      const found = [...files.filter(Boolean), ...links.map(({ url }) => url)];
      for (const address of found) {
        const url = new URL(address, new URL(path, origin));
        if (url.origin !== origin || url.pathname.startsWith('/api/')) continue;
        if (asked.has(url.pathname + url.search)) continue;
        asked.add(url.pathname + url.search);
        waiting.push(url.pathname + url.search);
      }
    };

    while (waiting.length) await Promise.all(waiting.splice(0, 8).map(read));
    return { pages, links, broken };
  }, starts);
}
