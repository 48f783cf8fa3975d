import { sitePages } from '../assemble/site-pages.server.ts';
import type { Content } from '../content/content.ts';
import { pageTitle } from '../lib/page-title.ts';
import { canonicalUrl } from './head.server.ts';

export type IndexedPage = {
  path: string;
  /** The canonical URL. */
  url: string;
  title: string;
  description: string;
};

/** Pages announced to search engines and other machines: no alternative paths, no thank-you page. */
export function indexedPages(content: Content): IndexedPage[] {
  return [...sitePages(content)].flatMap(([path, page]) => {
    const { described } = page();
    const url = canonicalUrl(content, described);
    if (url !== content.site.url + path) return [];
    const { title, description } = described.seo;
    return [{ path, url, title: pageTitle(title, content.site.name), description }];
  });
}
