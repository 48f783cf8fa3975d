import type { createBrowserRouter } from 'react-router-dom';

/** Lets the router follow links that are not its own: those in the text of an article. */
export function followLinks(router: ReturnType<typeof createBrowserRouter>) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    // Anchors of this page are the browser's business.
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    router.navigate(link.pathname + link.search + link.hash);
  });
}
