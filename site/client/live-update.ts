import type { createBrowserRouter } from 'react-router-dom';
import type { ViteHotContext } from 'vite/types/hot.js';
import { NOT_FOUND_ROUTE } from '../routes.tsx';
import { hydrated } from './hydrated.ts';
import type { PageStore } from './page-store.ts';

/** Development: fetches the open page's data anew when a content file was saved without a mistake. */
export function showSavedContent(
  hot: ViteHotContext,
  router: ReturnType<typeof createBrowserRouter>,
  store: PageStore,
) {
  const showAnew = () => {
    store.forget();
    return router.revalidate();
  };
  hot.on('content:update', () => {
    // No address has the data of the not-found page.
    if (router.state.matches.at(-1)?.route.id === NOT_FOUND_ROUTE) location.reload();
    else showAnew();
  });
  // What was saved while the page was on its way.
  hydrated.then(showAnew);
}
