/**
 * On the coaching page calendars open at the current month in Germany (product.md 8). The parameter is added when a link
 * is about to be followed, not by React: that comes only after the first tap.
 */
export function addBookingMonth() {
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, addMonth, true);
}

function addMonth() {
  if (location.pathname !== '/services') return;
  // In Swedish a month is written as in ISO 8601: 2025-11.
  const month = new Date().toLocaleDateString('sv', {
    year: 'numeric',
    month: '2-digit',
    timeZone: 'Europe/Berlin',
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main [data-booking]')) {
    const url = new URL(link.href);
    url.searchParams.set('month', month);
    link.href = url.href;
  }
}
