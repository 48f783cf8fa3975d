/**
 * utm_* parameters of the current visit, kept in memory only. The first link may load a document (docs/decisions.md,
 * "Build and weight"): then the page that led here has them.
 */
const campaign =
  typeof location === 'undefined'
    ? ''
    : [location.href, document.referrer]
        .filter((address) => address.startsWith(`${location.origin}/`))
        .map((address) => address.match(/(?<=[?&])utm_[^&#]*/g)?.join('&'))
        .find(Boolean);

/** Page and campaign that a form is sent from (docs/api.md, "Fields"). At most 500 characters. */
export function currentPage(): string {
  return `${location.pathname}${campaign ? `?${campaign}` : ''}`.slice(0, 500);
}

let shownAt: number | undefined;

/** Call when client-side navigation has shown another page. */
export function notePageShown() {
  shownAt = performance.now();
}

/**
 * When the open page and its forms appeared, in milliseconds of `performance.now()`: a document's first contentful
 * paint, which the browser may report late.
 */
export const pageShownAt = () =>
  shownAt ?? performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
