import type { Content } from '../content/load-content.server.ts';
import { pageData, sitePaths } from '../content/page-data.server.ts';

export type IndexedPage = {
  path: string;
  /** The canonical URL. */
  url: string;
  title: string;
  description: string;
};

/** Pages announced to search engines and other machines: no alternative paths, no thank-you page. */
export function indexedPages(content: Content): IndexedPage[] {
  return sitePaths(content).flatMap((path) => {
    const { canonical, title, description } = pageData(content, path)?.head ?? {};
    const isCanonical = canonical === content.site.url + path;
    return isCanonical && title && description ? [{ path, url: canonical, title, description }] : [];
  });
}
