/** The visitor's current month as the calendar of the booking service takes it: 2025-11. */
export function currentMonth(now = new Date()): string {
  const format = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    timeZone: 'Europe/Berlin',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}`;
}

/** Booking pages that open at a month. */
export function withMonth<Pages extends Record<string, string>>(pages: Pages, month: string): Pages {
  return Object.fromEntries(
    Object.entries(pages).map(([name, page]) => {
      const url = new URL(page);
      url.searchParams.set('month', month);
      return [name, url.href];
    }),
  ) as Pages;
}
