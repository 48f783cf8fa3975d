/** Hover time in milliseconds before prefetching; anything shorter is usually the pointer passing over. */
const HOVER_DELAY = 65;

type Connection = { saveData?: boolean; effectiveType?: string };

type Options = {
  /** True if the site has a page at a path, as far as this version knows. */
  isPage: (path: string) => boolean;
  /** Goes to an address of the site. */
  navigate: (href: string) => void;
  /** Fetches code and style sheet of the page at a path. Failures are silent; a click retries. */
  prefetch: (path: string) => void;
};

/**
 * Navigates and prefetches where the visitor uses a link of the site, including those in article text: prefetches on
 * hover, pointer down or keyboard focus, navigates on click.
 */
export function watchLinks({ isPage, navigate, prefetch }: Options) {
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  const fetchPage = (target: EventTarget | null) => {
    const link = pageLinkAt(target);
    if (link && link.pathname !== location.pathname && !shouldSaveData()) prefetch(link.pathname);
  };
  const fetchSoon = (target: EventTarget | null) => {
    clearTimeout(hoverTimer);
    hoverTimer = setTimeout(fetchPage, HOVER_DELAY, target);
  };
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = pageLinkAt(event.target);
    link?.closest<HTMLDialogElement>('#menu')?.close();
    // They lie on the text that they lead to.
    link?.closest('.table-of-contents')?.querySelector('details')?.removeAttribute('open');
    // The browser handles bare anchors, with or without React.
    if (!link || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    navigate(link.href);
  });
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') fetchSoon(target);
  });
  // Covers touch, too: it fires before touchstart.
  document.addEventListener('pointerdown', ({ target }) => fetchPage(target));
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) fetchPage(target);
  });
  // The pointer movement that loaded React may have ended on a link.
  fetchSoon(document.querySelector('a:hover'));

  /** The link around an event's target, if it leads to a page and opens in this tab. */
  function pageLinkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
    if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return undefined;
    return isPage(link.pathname) ? link : undefined;
  }
}

/** True on Save-Data or a 2G connection. */
function shouldSaveData(): boolean {
  const { saveData, effectiveType }: Connection =
    'connection' in navigator ? (navigator.connection ?? {}) : {};
  return saveData === true || /2g$/.test(effectiveType ?? '');
}
