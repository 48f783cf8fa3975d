import type { ViteHotContext } from 'vite/types/hot.js';
import { hydrated } from './hydrated.ts';
import type { Navigation } from './navigation.ts';
import type { PageStore } from './page-store.ts';

/** Development: fetches the open page's data anew when a content file was saved without a mistake. */
export function showSavedContent(hot: ViteHotContext, navigation: Navigation, store: PageStore) {
  const showAnew = async () => {
    store.forget();
    const { source } = navigation.state;
    const page = await store.load(source);
    if (navigation.state.source === source) navigation.refresh(page);
  };
  hot.on('content:update', () => {
    // No address has the data of the not-found page.
    if (navigation.state.source.path) showAnew();
    else location.reload();
  });
  // What was saved while the page was on its way.
  hydrated.then(showAnew);
}
