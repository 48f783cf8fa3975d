/** What of an address may be reported: of its query only the marks of campaigns, which the site's own links never have. */
export function reportedAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const marks = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  return `${origin}${pathname}${marks.length ? `?${new URLSearchParams(marks)}` : ''}`;
}
