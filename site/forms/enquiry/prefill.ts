import * as z from 'zod/mini';
import { INQUIRY_TYPES } from '../../../functions/leads/enquiry.ts';
import { line } from '../../../functions/leads/fields.ts';
import { fillSlots } from '../../lib/fill-slots.ts';

const inquiryType = z.enum(INQUIRY_TYPES);
const subject = line(1, 120, '');

/**
 * Reads suggested field values from the enquiry page's query. Anybody can craft such a link, so anything but a known
 * type or a short plain text is dropped.
 * @param query query string of the address
 * @param firstLine first line of the message, with {{subject}}
 */
export function readPrefill(
  query: string,
  firstLine: string,
): Partial<Record<'inquiryType' | 'message', string>> {
  const parameters = new URLSearchParams(query);
  const type = inquiryType.safeParse(parameters.get('art')).data;
  const about = subject.safeParse(parameters.get('thema')).data;
  return {
    ...(type && { inquiryType: type }),
    ...(about && { message: `${fillSlots(firstLine, { subject: about })}\n` }),
  };
}
