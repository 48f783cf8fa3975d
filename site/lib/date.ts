const format = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * The site's date format: "15. Januar 2024", with day and month unbroken.
 * @param day calendar day, ISO 8601 without time
 */
export function formatDate(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`)).replace(' ', '\u00A0');
}

/**
 * The month of a day on which the day itself doesn't matter: "Januar 2024", unbroken.
 * @param day calendar day, ISO 8601 without time
 */
export function formatMonth(day: string): string {
  return formatDate(day)
    .replace(/^\d+\.\u00A0/, '')
    .replace(' ', '\u00A0');
}
