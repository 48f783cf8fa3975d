import { redirects } from 'virtual:site-shell';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import {
  type DataRouter,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  RouterProvider,
  redirect,
  UNSAFE_createBrowserHistory,
  UNSAFE_createRouter,
} from 'react-router';
import { subscribeToToasts } from '../components/toast/toasts.ts';
import { keepQuery } from '../lib/keep-query.ts';
import { notePageShown } from '../lib/visit.ts';
import { filesOf } from '../routes.ts';
import liveSheet from '../styles/live.css?url';
import { adopt, watchForms } from './adopt.ts';
import { arrive, forgetShown, startFrom } from './arrival.ts';
import { watchBlog } from './blog.ts';
import { enhancePage, enhanceSite } from './enhance.ts';
import { tolerateForeignNodes } from './foreign-nodes.ts';
import { watchLinks } from './links.ts';
import { showSavedContent } from './live-update.ts';
import { loadCode, loadPage } from './load-page.ts';
import { Overlay } from './overlay.tsx';
import { pageLoader } from './page-loader.ts';
import { pageRoutes } from './page-routes.tsx';
import { RenderFailure } from './render-failure.tsx';

export type Client = {
  /** Makes a form live. Resolves to false if its code fails to load, which can be tried again. */
  adopt: (form: HTMLFormElement) => Promise<boolean>;
};

/** Milliseconds. */
const FETCHES_LEFT_PAGE_AFTER = 3000;

/**
 * Starts client-side navigation and makes the delivered page live. React doesn't hydrate it: whatever extensions and
 * translators have changed in it stays, and works. React draws the pages that links lead to.
 */
export function createClient(root: HTMLElement): Client {
  tolerateForeignNodes();
  const router = startRouter();
  startFrom(router.state.location);
  const draw = drawNextPage(router, root);
  linkSheet(liveSheet);
  showOverlayWhenNeeded(router);
  enhanceSite();
  enhancePage();
  document.addEventListener('page-shown', () => {
    notePageShown();
    enhancePage();
  });
  watchForms(router);
  watchBlog(router);
  watchLinks({
    isPage: (path) => path in redirects || filesOf(path) !== undefined,
    navigate: (href) =>
      router.navigate(href.slice(location.origin.length), { replace: href === location.href }),
    prefetch,
  });
  // Restored from the back/forward cache in the middle of a navigation, which can no longer finish.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && router.state.navigation.state !== 'idle') location.reload();
  });
  // Listens at once, as earlier saves are not reported later. Builds leave it out.
  if (import.meta.hot) showSavedContent(import.meta.hot, router, draw);
  // Lets tests and measurements wait for it.
  document.documentElement.dataset.hydrated = 'true';
  return { adopt };
}

function startRouter(): DataRouter {
  const routes: RouteObject[] = [
    ...pageRoutes(
      pageLoader(() => router),
      <RenderFailure />,
    ),
    // The edge redirects documents; this is for links.
    ...Object.entries<string>(redirects).map(([path, target]) => ({
      path,
      loader: ({ request }: LoaderFunctionArgs) => redirect(keepQuery(target, new URL(request.url).search)),
    })),
  ];
  const match = matchRoutes(routes, location.pathname)?.at(-1);
  // `createBrowserRouter` would bring React Router's links and forms along.
  const router = UNSAFE_createRouter({
    history: UNSAFE_createBrowserHistory(),
    routes,
    // The delivered page needs no data.
    hydrationData: { loaderData: { [match?.route.id ?? '']: null } },
  }).initialize();
  return router;
}

/**
 * Leaves the delivered page to the document; React draws from the next page on.
 * @returns has it draw the open page as well
 */
function drawNextPage(router: DataRouter, root: HTMLElement): () => void {
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location, navigation, historyAction }) => {
    if (navigation.state !== 'idle') return;
    if (location.pathname === pathname) return arrive(location, historyAction);
    stop();
    drawPages(router, root);
    // Going back must not need a connection. Not at once: the page that was asked for goes first.
    setTimeout(prefetch, FETCHES_LEFT_PAGE_AFTER, pathname, true);
  });
  return () => {
    stop();
    forgetShown();
    drawPages(router, root);
  };
}

/** @param root emptied by React with its first page, which is on screen at once */
function drawPages(router: DataRouter, root: HTMLElement) {
  const delivered = document.head.querySelectorAll(
    'title, meta:is([name], [property]):not([name=viewport], [name=theme-color]), link:is([rel=canonical], [rel=alternate])',
  );
  const leaveDelivered = () => {
    for (const tag of delivered) tag.remove();
  };
  document.addEventListener('page-shown', leaveDelivered, { once: true });
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    ),
  );
}

/** With the first message or navigation. */
function showOverlayWhenNeeded(router: DataRouter) {
  const show = () => {
    for (const stop of waiting) stop();
    const container = document.createElement('div');
    document.body.append(container);
    createRoot(container).render(
      <StrictMode>
        <Overlay router={router} />
      </StrictMode>,
    );
  };
  const waiting = [router.subscribe(show), subscribeToToasts(show)];
}

/** Prerendered pages don't link it: it styles only what script adds. */
function linkSheet(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

function prefetch(path: string, isReturn?: boolean) {
  const files = filesOf(path);
  if (files) (isReturn ? loadPage(path, files, isReturn) : loadCode(files)).catch(() => {});
}
