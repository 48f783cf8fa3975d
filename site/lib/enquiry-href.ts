import type { InquiryType } from '../../functions/leads/enquiry.ts';

/**
 * Link to the enquiry form with its type, and a subject if given, filled in (read by prefill.ts).
 * @param subject title of a record; soft hyphens and line breaks are removed
 */
export function enquiryHref(type: InquiryType, subject?: string): string {
  const href = `/anfrage?art=${type}`;
  if (!subject) return href;
  // Encoded as in an article's mail link, so that they compress as one.
  return `${href}&thema=${encodeURIComponent(subject.replaceAll('\u00AD', '').replace(/\s+/g, ' '))}`;
}
