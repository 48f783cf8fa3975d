import { articleSlugs, redirects } from 'virtual:site-shell';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../routes.tsx';
import { firstPageData } from './first-page-data.ts';
import { followLinks } from './follow-links.ts';
import { hydrated } from './hydrated.ts';
import { pageLoader } from './load-page.ts';

/**
 * Takes over the prerendered page; from here on links are followed without loading a document.
 * @returns false if the page is left as it is
 */
export async function hydrate(root: HTMLElement): Promise<boolean> {
  const first = firstPageData();
  const routes = createRoutes({ loadPage: pageLoader(() => router.state), articleSlugs, redirects });
  const matches = matchRoutes(routes, location) ?? [];
  const route = matches.at(-1)?.route;
  if (!first || route?.id !== first.route) {
    console.error(`The page was prerendered for another route (${first?.route}); it stays as it is.`);
    return false;
  }
  // The component has to be there before the first render: a lazy one would empty the page for a moment.
  if (typeof route.lazy === 'function') {
    const module = await route.lazy();
    Object.assign(route, module, { lazy: undefined });
  }
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [first.route]: first.data } },
  });
  if (import.meta.hot) {
    const { showSavedContent } = await import('./live-update.ts');
    showSavedContent(import.meta.hot, router);
  }
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  followLinks(router);
  await hydrated;
  return true;
}
