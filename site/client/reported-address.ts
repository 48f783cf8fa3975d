/** Strips an address for reporting: of its query, only utm_* parameters stay, which internal links never have. */
export function reportedAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  return `${origin}${pathname}${campaign.length ? `?${new URLSearchParams(campaign)}` : ''}`;
}
