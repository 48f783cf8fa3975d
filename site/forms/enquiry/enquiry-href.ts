import type { INQUIRY_TYPES } from '../../../functions/leads/enquiry.ts';

export type InquiryType = (typeof INQUIRY_TYPES)[number];

/** Parameters of the enquiry page, as visitors see them in its address. */
export const TYPE_PARAMETER = 'art';
export const SUBJECT_PARAMETER = 'thema';

/**
 * Where a visitor enquires about something of this site: the form with a type chosen and, if any, a subject written.
 * @param subject title of the record; what only shapes its lines is left out
 */
export function enquiryHref(type: InquiryType, subject?: string): string {
  const query = new URLSearchParams({ [TYPE_PARAMETER]: type });
  if (subject) query.set(SUBJECT_PARAMETER, subject.replaceAll('\u00AD', '').replace(/\s+/g, ' '));
  return `/anfrage?${query}`;
}
