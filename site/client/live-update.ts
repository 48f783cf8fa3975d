import type { ViteHotContext } from 'vite/types/hot.js';
import { hydrated } from './hydrated.ts';
import type { Navigation } from './navigation.ts';
import type { PageStore } from './page-store.ts';

/** Development: refetches the open page's data when valid content is saved. */
export function showSavedContent(hot: ViteHotContext, navigation: Navigation, store: PageStore) {
  const refetch = async () => {
    store.forget();
    const { source } = navigation.state;
    const page = await store.load(source);
    if (navigation.state.source === source) navigation.refresh(page);
  };
  hot.on('content:update', () => {
    // The not-found page has no data to refetch.
    if (navigation.state.source.path) refetch();
    else location.reload();
  });
  // Content may have been saved while the page was loading.
  hydrated.then(refetch);
}
