import type { DataRouter } from 'react-router';
import type { ViteHotContext } from 'vite/types/hot.js';
import { filesOf } from '../routes.ts';
import { forgetPages, loadPage } from './load-page.ts';

/**
 * Development: refetches the open page's data when valid content is saved.
 * @param draw has React draw the open page as well, which it can update
 */
export async function showSavedContent(hot: ViteHotContext, router: DataRouter, draw: () => void) {
  const refetch = async () => {
    const { pathname } = router.state.location;
    const files = filesOf(pathname);
    // The not-found page has no data to refetch.
    if (!files) return false;
    forgetPages();
    try {
      await loadPage(pathname, files);
    } catch {
      // An article that was renamed or deleted.
      return false;
    }
    await router.revalidate();
    return true;
  };
  hot.on('content:update', async () => {
    if (!(await refetch())) location.reload();
  });
  // Content may have been saved while the page was loading.
  if (await refetch()) draw();
}
