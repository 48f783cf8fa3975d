import * as z from 'zod/mini';
import { INQUIRY_TYPES } from '../../../functions/leads/enquiry.ts';
import { line } from '../../../functions/leads/fields.ts';
import { draftKey, readDraft } from '../../lib/draft.ts';
import { fillSlots } from '../../lib/fill-slots.ts';
import { controlsOf, fieldValue } from '../controls.ts';

const inquiryType = z.enum(INQUIRY_TYPES);
const subject = line(1, 120, '');

/** The last suggestion for each field, which the next one may replace. */
const suggested = new WeakMap<HTMLFormElement, Record<string, string>>();

/**
 * Fills in what the address suggests: fields that are empty or still hold the last suggestion, except those that the
 * visitor has cleared.
 */
export function prefill(form: HTMLFormElement) {
  const draft = readDraft(draftKey('enquiry'));
  const last = suggested.get(form) ?? {};
  const suggestions = readPrefill(location.search, form.dataset.firstLine ?? '');
  suggested.set(form, { ...last, ...suggestions });
  for (const [name, text] of Object.entries(suggestions)) {
    const value = fieldValue(form, name);
    if (name in draft || (value && value !== last[name])) continue;
    for (const control of controlsOf(form, name)) {
      if (control.type !== 'radio') control.value = text;
      else if (control instanceof HTMLInputElement) control.checked = control.value === text;
    }
  }
}

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
