import type { createBrowserRouter } from 'react-router-dom';
import type { ViteHotContext } from 'vite/types/hot.js';
import { hydrated } from './hydrated.ts';

/** Development: fetches the open page's data anew when a content file was saved without a mistake. */
export function showSavedContent(hot: ViteHotContext, router: ReturnType<typeof createBrowserRouter>) {
  hot.on('content:update', () => {
    document.querySelector('vite-error-overlay')?.remove();
    router.revalidate();
  });
  // What was saved while the page was on its way.
  hydrated.then(() => router.revalidate());
}
