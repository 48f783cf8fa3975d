/**
 * Makes calendar links on the coaching page open at the current month in Germany (docs/product.md, "Booking buttons").
 * Adds the parameter just before a link is followed, without React, which loads only after the first tap.
 */
export function addBookingMonth() {
  for (const type of ['pointerdown', 'focusin', 'click']) addEventListener(type, addMonth, true);
}

function addMonth() {
  if (location.pathname !== '/services') return;
  // The Swedish locale formats months as in ISO 8601: 2025-11.
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
