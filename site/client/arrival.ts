import { useLayoutEffect } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router';
import { openAnswer } from '../components/accordion/open-answer.ts';
import { showDrawnPage } from './page-transition.ts';

/*
 * Does what a page load would do after client-side navigation: scrolls to the top, the anchor or the previous position,
 * and moves focus. React Router's <ScrollRestoration> can't be used: it keeps positions in sessionStorage, and nothing is
 * stored on the visitor's device (docs/product.md, "Storage on the device").
 */

let shown: Location | undefined;

/** Scroll positions of this visit, by history entry. */
const positions = new Map<string, number>();

/** Starts from the delivered page. */
export function startFrom(location: Location) {
  shown = location;
  // The position reached by now.
  remember();
  addEventListener('scroll', remember, { passive: true });
  // Smooth scrolling is for links' anchors. The browser would restore another page's position smoothly as well, past the
  // one set below; Firefox begins that before popstate.
  addEventListener('popstate', () => {
    if (shown?.pathname !== window.location.pathname) scrollAtOnce();
  });
  addEventListener('scrollend', scrollAtOnce);
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')) setScrollBehavior('');
    },
    true,
  );
  if (!('onbeforematch' in document.documentElement)) openAnswer(targetOf(location));
}

/** Development: the next page to arrive is the open one, drawn again. */
export function forgetShown() {
  shown = undefined;
}

/** Called by each page as it renders; completes the navigation that led to it. */
export function useArrival() {
  const location = useLocation();
  const type = useNavigationType();
  // A layout effect, so that the new page isn't painted at the old scroll position first.
  useLayoutEffect(() => arrive(location, type), [location, type]);
}

/** Completes a navigation whose page is in the document. */
export function arrive(location: Location, type: NavigationType) {
  const last = shown;
  shown = location;
  showDrawnPage();
  if (!last) return void document.dispatchEvent(new Event('page-shown'));
  if (last.key === location.key) return;
  const { pathname, search, state } = location;
  const isNewPage = last.pathname !== pathname;
  const goesBack = type === NavigationType.Pop;
  const anchor = targetOf(location);
  openAnswer(anchor);
  // An entry replaced by itself. On going back within a page, the browser restores the position.
  if (!isNewPage && (goesBack || state?.stays)) return remember();

  if (isNewPage || anchor) focus(anchor ?? document.querySelector<HTMLElement>('main h1'));
  if (isNewPage) {
    scrollAtOnce();
    document.dispatchEvent(new Event('page-shown'));
  }

  // Named, too: Firefox doesn't heed a style that has just been set.
  const behavior = isNewPage ? 'instant' : 'auto';
  if (anchor && !goesBack) anchor.scrollIntoView({ behavior });
  else if (isNewPage || last.search === search)
    scrollTo({ top: (goesBack && positions.get(nameOf(location))) || 0, behavior });
}

const targetOf = ({ hash }: Location) => (hash ? document.getElementById(hash.slice(1)) : null);

const scrollAtOnce = () => setScrollBehavior('auto');

function setScrollBehavior(value: string) {
  document.documentElement.style.scrollBehavior = value;
}

function remember() {
  // On back, the browser scrolls the old page before the new one renders; ignore that position.
  if (shown && isOpen(shown)) positions.set(nameOf(shown), scrollY);
}

/** Key of a history entry. Entries that the browser made for anchors have no key of their own. */
function nameOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}

function isOpen({ pathname, search }: Location): boolean {
  return window.location.pathname === pathname && window.location.search === search;
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
