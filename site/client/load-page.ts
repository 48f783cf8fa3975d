import { site } from 'virtual:site-shell';
import { createPath } from 'react-router-dom';
import { dismissToast, showToast } from '../components/toast/toast-region.tsx';
import type { LoadPage, Navigation } from './navigation.ts';
import type { PageStore } from './page-store.ts';
import { captureOpenPage } from './page-transition.ts';

/** Delay in milliseconds before the 'Lädt...' placeholder, so that fast loads don't flash it. */
const PLACEHOLDER_DELAY = 150;

const noConnection = { title: site.ui.loading.failedTitle, text: site.ui.loading.failedText };

/**
 * Loads pages for client-side navigation. On any failure, and for paths unknown to this version of the site, the
 * browser loads the document instead, which is complete and has the right status. This cannot loop: a document needs
 * no data and references its own deployment. Offline, the open page stays rather than the browser's error page.
 */
export function pageLoader(navigation: () => Navigation, store: PageStore): LoadPage {
  return async ({ source, location: wanted, isReturn, signal }) => {
    const url = new URL(createPath(wanted), location.href).href;
    dismissToast(noConnection);
    try {
      const page = store.load(source, { isReturn });
      const early = await (source.isLazy ? Promise.race([page, wait(PLACEHOLDER_DELAY)]) : page);
      if (!early) {
        const isStillWanted = () => navigation().state.location.pathname === wanted.pathname;
        const keepOpen = () =>
          new Promise((resolve) => {
            document.addEventListener('page-shown', resolve, { once: true });
            navigation().go(-1);
          });
        return {
          later: page.catch((error) => giveUp(error, url, isStillWanted, isReturn ? undefined : keepOpen)),
        };
      }
      // A back swipe has animated the page already.
      if (!isReturn && !signal.aborted) await captureOpenPage();
      return early;
    } catch (error) {
      const keepOpen = () => navigation().cancel();
      return giveUp(error, url, () => !signal.aborted, isReturn ? undefined : keepOpen);
    }
  };
}

/**
 * Falls back to loading the document; offline, to the page that the visitor had before.
 * @returns a promise that never settles: the navigation ends here
 */
async function giveUp(error: unknown, url: string, isStillWanted: () => boolean, keepOpen?: () => unknown) {
  const isOffline = keepOpen && error instanceof TypeError && !(await answers(url));
  if (isStillWanted() && isOffline) {
    await keepOpen();
    showToast({ kind: 'error', ...noConnection });
  } else if (isStillWanted()) {
    loadDocument(url);
  }
  return new Promise<never>(() => {});
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Loads a page of this site as a document, even if its address is already open. */
export function loadDocument(url: string) {
  if (url !== location.href) return location.assign(url);
  // Assigning the open address would only scroll to its anchor, so reload. The browser would then restore the old
  // page's scroll position; start.ts goes to the anchor instead.
  history.scrollRestoration = 'manual';
  location.reload();
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
