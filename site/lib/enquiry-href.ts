import type { InquiryType } from '../../functions/leads/enquiry.ts';

/**
 * Link to the enquiry form with its type, and a subject if given, filled in (read by prefill.ts).
 * @param subject title of a record; soft hyphens and line breaks are removed
 */
export function enquiryHref(type: InquiryType, subject?: string): string {
  const query = new URLSearchParams({ art: type });
  if (subject) query.set('thema', subject.replaceAll('\u00AD', '').replace(/\s+/g, ' '));
  return `/anfrage?${query}`;
}
