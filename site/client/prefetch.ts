import { siteLinkAt } from './site-link.ts';

/** A mouse that rests on a link for this long means it; one that crosses it does not. */
const HOVER = 65;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Fetches a page when a visitor is about to ask for it: pointer on a link, finger or button down, keyboard focus.
 * What fails is silent here; a click tries again.
 * @param fetchPage fetches the page at a path, if it is one
 */
export function prefetchOnIntent(fetchPage: (path: string) => Promise<unknown> | undefined) {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (place: EventTarget | null) => {
    const link = siteLinkAt(place);
    if (!link || link.pathname === location.pathname || isSparing()) return;
    fetchPage(link.pathname)?.catch(() => {});
  };
  const prefetchSoon = (place: EventTarget | null) => {
    clearTimeout(resting);
    resting = setTimeout(prefetch, HOVER, place);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') prefetchSoon(target);
  });
  // For fingers, too: it comes before touchstart.
  document.addEventListener('pointerdown', ({ target }) => prefetch(target));
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) prefetch(target);
  });
  // The movement that brought React here may have ended on a link.
  prefetchSoon(document.querySelector('a:hover'));
}

/** Whether the visitor's data is dear or the line slow. */
function isSparing(): boolean {
  const { saveData, effectiveType }: Connection =
    'connection' in navigator ? (navigator.connection ?? {}) : {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
}
