import type { Navigation } from './navigation.ts';
import { siteLinkAt } from './site-link.ts';

/** Follows links to pages of the site, those in the text of articles, too, without loading a document. The others are the browser's. */
export function followLinks(navigation: Navigation) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = siteLinkAt(event.target);
    // Bare anchors scroll, open and focus without script; they do so before React has come, too.
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    if (!navigation.routes(link.pathname).path) return;
    event.preventDefault();
    if (link.href === location.href) navigation.replace(link.href);
    else navigation.push(link.href);
  });
}
