import * as z from 'zod/mini';
import { businessFields } from './business.ts';
import { enquiryFields } from './enquiry.ts';
import { line } from './fields.ts';
import { freePromptsFields } from './free-prompts.ts';
import { invalidValue } from './messages.ts';
import { popupSignupFields } from './popup-signup.ts';

/*
 * What the endpoints of the forms take. The browser's forms check only what the visitor fills in, so this does not
 * ship to them.
 */

/** What every form sends beside its fields. */
const envelope = {
  /** Made by the browser when the form appears; without it the server derives one. */
  submissionId: z.optional(z.uuid(invalidValue).check(z.toLowerCase())),
  /** Milliseconds since the form appeared. */
  elapsedMs: z.optional(z.number(invalidValue).check(z.gte(0, invalidValue))),
  /** Path and utm_* of the visit. */
  page: z.optional(line(0, 500, invalidValue)),
};

export const enquiryRequest = z.strictObject({ ...enquiryFields.shape, ...envelope });
export const businessRequest = z.strictObject({ ...businessFields.shape, ...envelope });
export const freePromptsRequest = z.strictObject({ ...freePromptsFields.shape, ...envelope });
export const popupSignupRequest = z.strictObject({ ...popupSignupFields.shape, ...envelope });
