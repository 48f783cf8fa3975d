/**
 * utm_* parameters of the current visit, kept in memory only. The first link may load a document (docs/decisions.md, "The
 * client arrives with the first interaction"): then the page that led here has them.
 */
const campaign = new URLSearchParams(
  typeof location === 'undefined'
    ? []
    : [location.href, document.referrer]
        .filter((address) => address.startsWith(`${location.origin}/`))
        .map((address) => [...new URL(address).searchParams].filter(([name]) => name.startsWith('utm_')))
        .find((found) => found[0]),
);

/** Page and campaign that a form is sent from (docs/api.md, "Fields"). At most 500 characters. */
export function currentPage(): string {
  const query = campaign.toString();
  return `${location.pathname}${query ? `?${query}` : ''}`.slice(0, 500);
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
