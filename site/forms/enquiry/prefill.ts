import * as z from 'zod/mini';
import { type EnquiryFields, INQUIRY_TYPES } from '../../../functions/leads/enquiry.ts';
import { line } from '../../../functions/leads/fields.ts';
import { fillSlots } from '../../components/fill-slots.ts';

const inquiryType = z.enum(INQUIRY_TYPES);
const subject = line(1, 120, '');

/**
 * What the address of the enquiry page suggests for the form. Anybody can write such an address: what is not a known
 * type or a short plain text is left out.
 * @param query the address from its question mark on
 * @param firstLine how a message begins, with {{subject}}
 */
export function readPrefill(
  query: string,
  firstLine: string,
): Partial<Pick<EnquiryFields, 'inquiryType' | 'message'>> {
  const parameters = new URLSearchParams(query);
  const type = inquiryType.safeParse(parameters.get('art')).data;
  const about = subject.safeParse(parameters.get('thema')).data;
  return {
    ...(type && { inquiryType: type }),
    ...(about && { message: `${fillSlots(firstLine, { subject: about })}\n` }),
  };
}
