import type { InquiryType } from '../../../functions/leads/enquiry.ts';

/**
 * Where a visitor enquires about something of this site: the form with a type chosen and, if any, a subject written
 * (prefill.ts reads it).
 * @param subject title of the record; what only shapes its lines is left out
 */
export function enquiryHref(type: InquiryType, subject?: string): string {
  const query = new URLSearchParams({ art: type });
  if (subject) query.set('thema', subject.replaceAll('\u00AD', '').replace(/\s+/g, ' '));
  return `/anfrage?${query}`;
}
