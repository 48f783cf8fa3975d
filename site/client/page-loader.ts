import { site } from 'virtual:site-shell';
import { createPath, type DataRouter } from 'react-router';
import { dismissToast, showToast } from '../components/toast/toasts.ts';
import { answers } from '../lib/answers.ts';
import type { PageFiles } from '../routes.ts';
import { type ComingPage, loadDocument, loadPage } from './load-page.ts';
import { captureOpenPage } from './page-transition.ts';

/** Delay in milliseconds before the 'Lädt...' placeholder, so that fast loads don't flash it. */
const PLACEHOLDER_DELAY = 150;

const noConnection = { title: site.ui.loading.failedTitle, text: site.ui.loading.failedText };

/**
 * Loads pages for React Router. On any failure, and for paths unknown to this version of the site, the browser loads
 * the document instead, which is complete and has the right status. This cannot loop: a document needs no data and
 * references its own deployment. Offline, the open page stays rather than the browser's error page.
 */
export function pageLoader(router: () => DataRouter) {
  return async ({ url, signal }: Request, files: PageFiles): Promise<ComingPage> => {
    const { navigation, location: open } = router().state;
    const wanted = navigation.location;
    const { pathname } = new URL(url);
    // Development updates the open page.
    if (!wanted) return loadPage(pathname, files);
    // The browser has changed the address already.
    const isReturn = pathname === location.pathname;
    const href = new URL(createPath(wanted), location.href).href;
    dismissToast(noConnection);
    try {
      const page = loadPage(pathname, files, isReturn);
      const early = await (files.isLazy && !isReturn ? Promise.race([page, wait(PLACEHOLDER_DELAY)]) : page);
      if (!early) return { path: pathname, later: page.catch((error) => leave(error, goBack)) };
      // A back swipe has animated the page already.
      if (!isReturn && !signal.aborted) await captureOpenPage();
      return early;
    } catch (error) {
      return leave(error, stay);
    }

    /** Never settles: the navigation ends here. */
    async function leave(error: unknown, keepOpen: () => unknown) {
      const isOffline = !isReturn && error instanceof TypeError && !(await answers(href));
      if (!isWanted()) return new Promise<never>(() => {});
      if (isOffline) await keepOpen();
      else loadDocument(href);
      return new Promise<never>(() => {});
    }

    function isWanted() {
      const { location, navigation } = router().state;
      return (navigation.location ?? location).pathname === pathname;
    }

    function stay() {
      showToast({ kind: 'error', ...noConnection });
      return router().navigate(open, { replace: true, state: { ...open.state, stays: true } });
    }

    async function goBack() {
      const isBack = new Promise((resolve) =>
        document.addEventListener('page-shown', resolve, { once: true }),
      );
      router().navigate(-1);
      await isBack;
      showToast({ kind: 'error', ...noConnection });
    }
  };
}

const wait = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds, undefined));
