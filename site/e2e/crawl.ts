import type { Page } from '@playwright/test';

export type FoundLink = {
  /** Path of the page it is on. */
  from: string;
  /** As written in the HTML. */
  href: string;
  /** Absolute. */
  url: string;
  text: string;
  target: string;
  rel: string;
  /** In the footer or header, which all pages share. */
  isShared: boolean;
};
export type Crawl = {
  /** Anchors of each page reached, by path. */
  pages: Record<string, string[]>;
  links: FoundLink[];
  /** Requests not answered with 200; internal links shouldn't need redirects. */
  broken: string[];
};

/**
 * Follows every link like a search engine, and requests every picture and file.
 * @param page an open page of the site, whose browser parses the documents
 * @param starts paths to start from, including those without links to them
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
      // Form targets only accept POST.
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
