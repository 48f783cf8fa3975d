/*
 * Fades between pages (styled in pages/loading.css). React Router's `viewTransition` can't be used: it stores visited
 * paths in sessionStorage, and nothing is stored on the visitor's device (docs/product.md, "Storage on the device").
 */

/** Milliseconds to render the next page; a slower one appears without the fade, so that the screen doesn't freeze. */
const LONGEST_PAUSE = 300;

let show: (() => void) | undefined;

/** Resolves once the browser has captured the open page and the next one may render. */
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
          // `leaving` limits the capture to the outgoing page.
          delete dataset.leaving;
          captured();
        }),
    );
    // Rejects if skipped, for example in a background tab.
    transition.ready.catch(() => {});
  });
}

/** Call once the next page has rendered; starts the fade. */
export function showDrawnPage() {
  show?.();
}
