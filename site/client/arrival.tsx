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

/** Called by each page as it renders; completes the navigation that led to it. */
export function useArrival() {
  const arrive = useContext(ArrivalContext);
  const location = useLocation();
  const type = useNavigationType();
  // A layout effect, so that the new page isn't painted at the old scroll position first.
  useLayoutEffect(() => arrive(location, type), [arrive, location, type]);
}

/**
 * Does what a page load would do after client-side navigation: scrolls to the top, the anchor or the previous
 * position, moves focus, announces the title, and shows progress while a page is slow.
 */
export function Arrivals({ children }: { children: ReactNode }) {
  const first = useLocation();
  const [title, setTitle] = useState('');
  const isSlow = useIsSlow();
  const shown = useRef(first);
  const positions = useRef(new Map<string, number>());

  // In memory only: nothing is stored on the visitor's device (product.md 12).
  useLayoutEffect(() => {
    const remember = () => {
      // On back, the browser scrolls the old page before the new one renders; ignore that position.
      if (isOpen(shown.current)) positions.current.set(nameOf(shown.current), scrollY);
    };
    // Position reached before hydration.
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
    // The browser restores the position within a page itself.
    if (goesBack && !isNewPage) return;
    const { hash, search } = location;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;

    if (isNewPage || anchor) focus(anchor ?? document.querySelector<HTMLElement>('main h1'));
    if (isNewPage) {
      setTitle(document.title);
      document.dispatchEvent(new Event('page-shown'));
    }

    if (goesBack) scrollTo({ top: positions.current.get(nameOf(location)) ?? 0, behavior: 'instant' });
    // Within a page, anchors scroll as CSS says; a new page starts at its position at once.
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
