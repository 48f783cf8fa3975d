import { redirects } from 'virtual:site-shell';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  redirect,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
  useLocation,
  useRouteError,
} from 'react-router';
import type { PageData } from '../assemble/page-data.ts';
import { LoadingPage } from '../pages/loading.tsx';
import { RouterError } from '../pages/router-error.tsx';
import { filesOf, notFound } from '../routes.ts';
import { STRUCTURED_DATA } from '../seo/structured-data.tsx';
import liveSheet from '../styles/live.css?url';
import { watchLinks } from './links.ts';
import { keepPage, type LoadedPage, loadDocument, loadPage } from './load-page.ts';
import { pageLoader } from './page-loader.ts';
import { pageRoutes } from './page-routes.tsx';
import { hydrated } from './root.tsx';

/**
 * Hydrates the prerendered page and starts client-side navigation.
 * @returns false if the page was left as it is
 * @throws if a file of this build cannot be loaded; the page is untouched then
 */
export async function hydrate(root: HTMLElement): Promise<boolean> {
  const delivered = await deliveredPage();
  if (!delivered) return false;
  const router = startRouter(delivered);
  linkSheet(liveSheet);
  // A transition hydrates in slices, between which the browser can paint and scroll.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    );
  });
  watchLinks({
    isPage: (path) => path in redirects || filesOf(path) !== undefined,
    navigate: (href) =>
      router.navigate(href.slice(location.origin.length), { replace: href === location.href }),
    prefetch: (path) => {
      const files = filesOf(path);
      if (files) loadPage(path, files).catch(() => {});
    },
  });
  // Restored from the back/forward cache in the middle of a navigation, which can no longer finish.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload();
  });
  if (import.meta.hot) {
    const { showSavedContent } = await import('./live-update.ts');
    showSavedContent(import.meta.hot, router);
  }
  await hydrated;
  return true;
}

/**
 * The page that the document was prerendered with. Its code is loaded before the first render: a lazy component would
 * blank the page for a moment.
 */
async function deliveredPage(): Promise<LoadedPage | undefined> {
  const { path, data } = readPageData();
  // A path that looks like an article's may still have been answered with the not-found page.
  const files = filesOf(path) ?? notFound;
  if (!data || (path !== location.pathname && files !== notFound)) {
    console.error(`The page was prerendered for another address (${path}); it stays as it is.`);
    return undefined;
  }
  return { path, data, Page: await files.load(), sheet: files.sheet };
}

function readPageData(): { path: string; data?: PageData } {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return { path: '' };
  const { path, data }: { path: string; data: PageData } = JSON.parse(text);
  // Article text and structured data are not sent twice: they are read back from the page.
  const prose = document.querySelector('main .prose');
  if (prose) data.page.html = prose.innerHTML;
  const structured = document.querySelector(`script[type="${STRUCTURED_DATA}"]`)?.textContent;
  if (structured) data.head.structuredData = structured;
  return { path, data };
}

function startRouter(delivered: LoadedPage) {
  const { pathname } = location;
  keepPage(pathname, Promise.resolve(delivered));
  const routes: RouteObject[] = [
    ...pageRoutes(
      pageLoader(() => router),
      <Failure delivered={pathname} />,
    ),
    // The edge redirects documents; this is for links.
    ...Object.entries(redirects).map(([path, target]) => ({
      path,
      loader: ({ request }: LoaderFunctionArgs) => redirect(target + new URL(request.url).search),
    })),
  ];
  const match = matchRoutes(routes, pathname)?.at(-1);
  // `createBrowserRouter` would bring React Router's links and forms along.
  const router = UNSAFE_createRouter({
    history: UNSAFE_createBrowserHistory(),
    routes,
    hydrationData: { loaderData: { [match?.route.id ?? '']: delivered } },
  }).initialize();
  return router;
}

/**
 * In place of a page that failed to render. One reached by a link is reloaded as a document, whose HTML is complete
 * without React. One that already came as a document would only fail again, so the error is shown.
 */
function Failure({ delivered }: { delivered: string }) {
  const error = useRouteError();
  const isDelivered = useLocation().pathname === delivered;
  useEffect(() => {
    if (!isDelivered) loadDocument(location.href);
  }, [isDelivered]);
  if (isDelivered) return <RouterError error={error} />;
  return (
    <main>
      <LoadingPage />
    </main>
  );
}

/** Prerendered pages don't link it: it styles only what React adds. */
function linkSheet(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
