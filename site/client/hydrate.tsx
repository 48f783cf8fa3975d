import { redirects } from 'virtual:site-shell';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRoutes, notFound, routeOf } from '../routes.ts';
import liveSheet from '../styles/live.css?url';
import { firstPageData } from './first-page-data.ts';
import { followLinks } from './follow-links.ts';
import { hydrated } from './hydrated.ts';
import { pageLoader } from './load-page.ts';
import { Navigation } from './navigation.ts';
import { NavigationProvider } from './navigation-context.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { PageStore } from './page-store.ts';
import { PageView } from './page-view.tsx';
import { prefetchOnIntent } from './prefetch.ts';
import { Root } from './root.tsx';

/**
 * Hydrates the prerendered page and starts client-side navigation.
 * @returns false if the page was left as it is
 * @throws if a file of this build cannot be loaded; the page is untouched then
 */
export async function hydrate(root: HTMLElement): Promise<boolean> {
  const first = firstPageData();
  const routes = createRoutes(redirects);
  // A path that looks like an article's may still have been answered with the not-found page.
  const source = first?.route === routeOf(notFound) ? notFound : routes(location.pathname);
  if (!first || routeOf(source) !== first.route) {
    console.error(`The page was prerendered for another route (${first?.route}); it stays as it is.`);
    return false;
  }
  // Loaded before the first render: a lazy component would blank the page for a moment.
  const delivered = { data: first.data, Page: await source.load() };
  const store = new PageStore();
  store.keep(first.route, Promise.resolve(delivered));
  const loadPage = pageLoader(() => navigation, store);
  const navigation = new Navigation(routes, loadPage, { source, page: delivered });
  if (import.meta.hot) {
    const { showSavedContent } = await import('./live-update.ts');
    showSavedContent(import.meta.hot, navigation, store);
  }
  linkSheet(liveSheet);
  // A transition hydrates in slices, between which the browser can paint and scroll.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <NavigationProvider navigation={navigation}>
          {({ location, source, page }) => (
            <PageBoundary visit={location.key} isDelivered={page === delivered}>
              <Root>
                <PageView source={source} page={page} />
              </Root>
            </PageBoundary>
          )}
        </NavigationProvider>
      </StrictMode>,
    );
  });
  followLinks(navigation);
  prefetchOnIntent((path) => {
    const source = routes(path);
    return source.path ? store.load(source) : undefined;
  });
  // Restored from the back/forward cache in the middle of a navigation, which can no longer finish.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && navigation.state.isLoading) location.reload();
  });
  await hydrated;
  return true;
}

/** Prerendered pages don't link it: it styles only what React adds. */
function linkSheet(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
