import { redirectDocument } from 'react-router-dom';
import { isPageData, pageDataUrl } from '../content/page-data.ts';
import type { LoadPage } from '../routes.tsx';

/**
 * Fetches the data of a page for navigation in the browser. Whatever goes wrong, and for a path that this
 * version of the site does not know (a newer one may), the page is loaded as a document instead: its HTML is
 * complete and answers with the right status. A document needs no data, so this cannot loop.
 */
export const loadPage: LoadPage = async (path, url) => {
  if (path) {
    try {
      const response = await fetch(pageDataUrl(path));
      const data: unknown = response.ok && (await response.json());
      if (isPageData(data)) return data;
    } catch {
      // Offline, or no JSON: the browser's own page says more than this one could.
    }
  }
  const { pathname, search, hash } = new URL(url);
  return redirectDocument(pathname + search + hash);
};
