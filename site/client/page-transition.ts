/*
 * A quiet fade from page to page (its look: pages/loading.css). Not React Router's `viewTransition`: it writes the paths
 * of a visit into sessionStorage, and nothing is stored on the visitor's device (product.md 12).
 */

/** A page that takes longer than this to be drawn is shown without the fade: the picture must not freeze. */
const LONGEST_PAUSE = 300;

let show: (() => void) | undefined;

/** Resolves when the browser has captured the open page; the next one may be drawn then. */
export function captureOpenPage(): Promise<void> {
  show?.();
  if (!('startViewTransition' in document)) return Promise.resolve();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return Promise.resolve();
  const { dataset } = document.documentElement;
  dataset.leaving = '';
  return new Promise((captured) => {
    const transition = document.startViewTransition(
      () =>
        new Promise<void>((resolve) => {
          show = resolve;
          setTimeout(resolve, LONGEST_PAUSE);
          // Captured is only what goes.
          delete dataset.leaving;
          captured();
        }),
    );
    // Skipped, as in a tab that nobody sees.
    transition.ready.catch(() => {});
  });
}

/** The next page is drawn: the browser may fade it in. */
export function showDrawnPage() {
  show?.();
}
