import type { DataRouter } from 'react-router';
import type { ViteHotContext } from 'vite/types/hot.js';
import { filesOf } from '../routes.ts';
import { type ComingPage, forgetPages, loadPage } from './load-page.ts';
import { hydrated } from './root.tsx';

/** Development: refetches the open page's data when valid content is saved. */
export function showSavedContent(hot: ViteHotContext, router: DataRouter) {
  const refetch = async () => {
    const [{ path }] = Object.values(router.state.loaderData) as [ComingPage];
    const files = filesOf(path);
    // The not-found page has no data to refetch.
    if (!files) return false;
    forgetPages();
    await loadPage(path, files);
    router.revalidate();
    return true;
  };
  hot.on('content:update', async () => {
    if (!(await refetch())) location.reload();
  });
  // Content may have been saved while the page was loading.
  hydrated.then(refetch);
}
