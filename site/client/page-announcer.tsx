import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Does after a navigation in the browser what a page load would do: shows the new page from its top (or its
 * anchor), moves the focus there and tells screen readers the title.
 */
export function PageAnnouncer() {
  const { pathname, search, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, search, key });
  const positions = useRef(new Map<string, number>());

  // Remembered in memory only: nothing is stored on the visitor's device (product.md 12).
  useLayoutEffect(() => {
    const remember = () => positions.current.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  // Before the new page is painted: it must not flash in the middle.
  useLayoutEffect(() => {
    const last = shown.current;
    if (last.key === key) return;
    shown.current = { pathname, search, key };
    const isNewPage = last.pathname !== pathname;
    const anchor = hash ? document.getElementById(hash.slice(1)) : null;
    const goesBack = navigationType === NavigationType.Pop;

    if (isNewPage || (anchor && !goesBack)) focus(anchor ?? document.querySelector<HTMLElement>('main h1'));
    if (isNewPage) setTitle(document.title);

    if (goesBack) scrollTo({ top: positions.current.get(key) ?? 0, behavior: 'instant' });
    // Anchors of the open page scroll as the style sheet says; a new page begins where it begins, at once.
    else if (anchor) anchor.scrollIntoView(isNewPage ? { behavior: 'instant' } : {});
    else if (isNewPage) scrollTo({ top: 0, behavior: 'instant' });
    else if (last.search === search) scrollTo({ top: 0 });
  }, [pathname, search, hash, key, navigationType]);

  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}

function focus(element: HTMLElement | null) {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
