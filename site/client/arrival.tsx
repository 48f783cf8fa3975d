import { site } from 'virtual:site-shell';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { showDrawnPage } from './page-transition.ts';
import { useIsSlow } from './use-is-slow.ts';

type Arrive = (location: Location, type: NavigationType) => void;

const ArrivalContext = createContext<Arrive>(() => {});

/** Called by a page when it is drawn: the visitor has arrived. */
export function useArrival() {
  const arrive = useContext(ArrivalContext);
  const location = useLocation();
  const type = useNavigationType();
  // Before the new page is painted: it must not flash in the middle.
  useLayoutEffect(() => arrive(location, type), [arrive, location, type]);
}

/**
 * Does after a navigation in the browser what a page load would do: shows the new page from its top (or its
 * anchor, or where the visitor left it), moves the focus there, tells screen readers the title, and says that
 * something is under way when a page takes its time.
 */
export function Arrivals({ children }: { children: ReactNode }) {
  const first = useLocation();
  const [title, setTitle] = useState('');
  const isSlow = useIsSlow();
  const shown = useRef(first);
  const positions = useRef(new Map<string, number>());

  // Remembered in memory only: nothing is stored on the visitor's device (product.md 12).
  useLayoutEffect(() => {
    const remember = () => {
      // Going back, the browser scrolls the page that is still open: that is no position of it.
      if (isOpen(shown.current)) positions.current.set(nameOf(shown.current), scrollY);
    };
    // Where the visitor has scrolled to before React came.
    remember();
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, []);

  const arrive = useCallback<Arrive>((location, type) => {
    const last = shown.current;
    shown.current = location;
    showDrawnPage();
    if (last.key === location.key) return;
    const isNewPage = last.pathname !== location.pathname;
    const goesBack = type === NavigationType.Pop;
    // Within a page the browser itself goes back, and to anchors that are its business.
    if (goesBack && !isNewPage) return;
    const { hash, search } = location;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;

    if (isNewPage || anchor) focus(anchor ?? document.querySelector<HTMLElement>('main h1'));
    if (isNewPage) {
      setTitle(document.title);
      document.dispatchEvent(new Event('page-shown'));
    }

    if (goesBack) scrollTo({ top: positions.current.get(nameOf(location)) ?? 0, behavior: 'instant' });
    // Anchors of the open page scroll as the style sheet says; a new page begins where it begins, at once.
    else if (anchor) anchor.scrollIntoView(isNewPage ? { behavior: 'instant' } : {});
    else if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    else if (last.search === search) scrollTo({ top: 0 });
  }, []);

  return (
    <ArrivalContext value={arrive}>
      {children}
      {isSlow && <div className="progress" />}
      <p className="visually-hidden" role="status">
        {isSlow ? site.ui.loading.page : title}
      </p>
    </ArrivalContext>
  );
}

/** Anchors that the browser followed have no key of their own. */
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
