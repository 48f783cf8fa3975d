import { type createBrowserRouter, redirectDocument } from 'react-router-dom';
import { isPageData, pageDataUrl } from '../content/page-data.ts';
import { type LoadPage, NOT_FOUND_ROUTE } from '../routes.tsx';

type RouterState = ReturnType<typeof createBrowserRouter>['state'];

/**
 * Fetches the data of a page for navigation in the browser. Whatever goes wrong, and for a path that this
 * version of the site does not know (a newer one may), the page is loaded as a document instead: its HTML is
 * complete and answers with the right status. It cannot loop: a document needs no data, and the page that is
 * open already keeps what it shows.
 * @param shown what the router shows at the moment
 */
export function pageLoader(shown: () => RouterState): LoadPage {
  return async (path, url) => {
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
    const { location, loaderData } = shown();
    const open = location.pathname === pathname && loaderData[path ?? NOT_FOUND_ROUTE];
    return open || redirectDocument(pathname + search + hash);
  };
}
