/** utm_* parameters of the current visit, kept in memory only. */
const campaign = new URLSearchParams(
  typeof location === 'undefined'
    ? []
    : [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith('utm_')),
);

/** Page and campaign from which a form is sent (api.md, "Fields"). At most 500 characters. */
export function currentPage(): string {
  const query = campaign.toString();
  return `${location.pathname}${query ? `?${query}` : ''}`.slice(0, 500);
}

/**
 * When what the visitor sees was first painted, in milliseconds of `performance.now()`: for a page that was
 * loaded as a document the time at which its form appeared.
 */
export function firstPaint(): number {
  return typeof window === 'undefined'
    ? 0
    : (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
}
