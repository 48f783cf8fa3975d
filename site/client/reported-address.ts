/**
 * Strips an address for reporting: of its query, only utm_* parameters stay, which internal links never have; of the link
 * that confirms a sign-up, nothing that would confirm it.
 */
export function reportedAddress(address: string): string {
  if (!URL.canParse(address)) return '';
  const { origin, pathname, searchParams } = new URL(address);
  const path = pathname.replace(/^(\/api\/\w+\/).*/, '$1');
  const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_'));
  return `${origin}${path}${campaign.length ? `?${new URLSearchParams(campaign)}` : ''}`;
}
