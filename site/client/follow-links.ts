import type { Navigation } from './navigation.ts';
import { siteLinkAt } from './site-link.ts';

/** Routes clicks on internal links, including those in article text, through client-side navigation. */
export function followLinks(navigation: Navigation) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = siteLinkAt(event.target);
    // The browser handles bare anchors, with or without React.
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    if (!navigation.routes(link.pathname).path) return;
    event.preventDefault();
    if (link.href === location.href) navigation.replace(link.href);
    else navigation.push(link.href);
  });
}
