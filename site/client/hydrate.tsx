import { articleSlugs, redirects } from 'virtual:site-shell';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createRoutes, type PageSource } from '../routes.tsx';
import liveSheet from '../styles/live.css?url';
import { firstPageData } from './first-page-data.ts';
import { followLinks } from './follow-links.ts';
import { hydrated } from './hydrated.ts';
import { pageLoader } from './load-page.ts';
import { PageStore } from './page-store.ts';
import { prefetchOnIntent } from './prefetch.ts';

/**
 * Takes over the prerendered page; from here on links are followed without loading a document.
 * @returns false if the page is left as it is
 * @throws if a file of this build cannot be loaded; nothing has been touched then
 */
export async function hydrate(root: HTMLElement): Promise<boolean> {
  const first = firstPageData();
  const store = new PageStore();
  const loadPage = pageLoader(() => router, store);
  const routes = createRoutes({ loadPage, articleSlugs, redirects });
  const sourceAt = (path: string): PageSource | undefined => matchRoutes(routes, path)?.at(-1)?.route.handle;
  const route = matchRoutes(routes, location)?.at(-1)?.route;
  if (!first || route?.id !== first.route) {
    console.error(`The page was prerendered for another route (${first?.route}); it stays as it is.`);
    return false;
  }
  // The component has to be there before the first render: a lazy one would empty the page for a moment.
  const page = { data: first.data, Page: await (route.handle as PageSource).load() };
  store.keep(first.route, Promise.resolve(page));
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [first.route]: page } },
  });
  if (import.meta.hot) {
    const { showSavedContent } = await import('./live-update.ts');
    showSavedContent(import.meta.hot, router, store);
  }
  linkSheet(liveSheet);
  // In pieces, between which the browser draws and scrolls; only a key or a click has it finished at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  followLinks(router);
  prefetchOnIntent((path) => {
    const source = sourceAt(path);
    return source?.path ? store.load(source) : undefined;
  });
  // A document that was on its way when this one was put aside: what it waited for is over.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload();
  });
  await hydrated;
  return true;
}

/** No page links it: what it dresses is there only from now on. */
function linkSheet(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
