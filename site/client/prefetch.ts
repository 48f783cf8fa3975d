import { siteLinkAt } from './site-link.ts';

/** Hover time in milliseconds before prefetching; anything shorter is usually the pointer passing over. */
const HOVER_DELAY = 65;

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Prefetches the page behind a link on hover, pointer down or keyboard focus. Failures are silent; a click retries.
 * @param fetchPage fetches the page at a path; undefined if there is none
 */
export function prefetchOnIntent(fetchPage: (path: string) => Promise<unknown> | undefined) {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (target: EventTarget | null) => {
    const link = siteLinkAt(target);
    if (!link || link.pathname === location.pathname || shouldSaveData()) return;
    fetchPage(link.pathname)?.catch(() => {});
  };
  const prefetchSoon = (target: EventTarget | null) => {
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(prefetch, HOVER_DELAY, target);
  };
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') prefetchSoon(target);
  });
  // Covers touch, too: it fires before touchstart.
  document.addEventListener('pointerdown', ({ target }) => prefetch(target));
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) prefetch(target);
  });
  // The pointer movement that loaded React may have ended on a link.
  prefetchSoon(document.querySelector('a:hover'));
}

/** True on Save-Data or a 2G connection. */
function shouldSaveData(): boolean {
  const { saveData, effectiveType }: Connection =
    'connection' in navigator ? (navigator.connection ?? {}) : {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
}
