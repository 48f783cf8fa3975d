/** utm_* parameters of the current visit, kept in memory only. */
const campaign = new URLSearchParams(
  typeof location === 'undefined'
    ? []
    : [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_')),
);

/** Page and campaign that a form is sent from (api.md, "Fields"). At most 500 characters. */
export function currentPage(): string {
  const query = campaign.toString();
  return `${location.pathname}${query ? `?${query}` : ''}`.slice(0, 500);
}

/**
 * Time of the first contentful paint, in milliseconds of `performance.now()`: when the form of a page loaded as a
 * document appeared.
 */
export function firstPaint(): number {
  return typeof window === 'undefined'
    ? 0
    : (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}
