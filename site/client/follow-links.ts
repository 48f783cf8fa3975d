import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { NOT_FOUND_ROUTE } from '../routes.tsx';
import { siteLinkAt } from './site-link.ts';

/** Lets the router follow links to its pages, those in the text of articles, too. The others are the browser's. */
export function followLinks(router: ReturnType<typeof createBrowserRouter>) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = siteLinkAt(event.target);
    // Bare anchors scroll, open and focus without script; they do so before React has come, too.
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    const route = matchRoutes(router.routes, link.pathname)?.at(-1)?.route;
    if (!route || route.id === NOT_FOUND_ROUTE) return;
    event.preventDefault();
    router.navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
  });
}
