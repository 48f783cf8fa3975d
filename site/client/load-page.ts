import { site } from 'virtual:site-shell';
import { createPath } from 'react-router-dom';
import { dismissToast, showToast } from '../components/toast/toast-region.tsx';
import type { LoadPage, Navigation } from './navigation.ts';
import type { PageStore } from './page-store.ts';
import { captureOpenPage } from './page-transition.ts';

/** How long the open page stays before the text 'Lädt...' takes its place: what comes sooner does not flash. */
const LAZY_AFTER = 150;

const noConnection = { title: site.ui.loading.failedTitle, text: site.ui.loading.failedText };

/**
 * Loads pages for navigation in the browser. Whatever goes wrong, and for a path that this version of the site
 * does not know (a newer one may), the page is loaded as a document instead: its HTML is complete and answers with
 * the right status. It cannot loop, because a document needs no data and names the files of its own deployment.
 * Without a connection the visitor keeps the open page, which is worth more than the browser's page about it.
 */
export function pageLoader(navigation: () => Navigation, store: PageStore): LoadPage {
  return async ({ source, location: wanted, isReturn, signal }) => {
    const url = new URL(createPath(wanted), location.href).href;
    dismissToast(noConnection);
    try {
      const page = store.load(source, { isReturn });
      const early = await (source.isLazy ? Promise.race([page, wait(LAZY_AFTER)]) : page);
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
      // Devices that show the way back by a swipe have moved the page already.
      if (!isReturn && !signal.aborted) await captureOpenPage();
      return early;
    } catch (error) {
      const keepOpen = () => navigation().stay();
      return giveUp(error, url, () => !signal.aborted, isReturn ? undefined : keepOpen);
    }
  };
}

/**
 * The page is out of reach: the document takes over, or without a connection what the visitor had before.
 * @returns nothing, ever: no more is to come of this navigation
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

/** Has the browser load a page of this site as a document, also the one whose address is open already. */
export function loadDocument(url: string) {
  if (url !== location.href) return location.assign(url);
  // The address is there already: with an anchor, assigning it would only scroll. What the browser would restore
  // is the position of the page that is still open; start.ts goes to the anchor instead.
  history.scrollRestoration = 'manual';
  location.reload();
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
