import * as z from 'zod/mini';
import { invalidEnvelope, enquiryMessages as messages } from './messages.ts';
import { hasLength, isEmail, isPlainLine, isPlainText, normaliseEmail, normaliseText } from './text.ts';

export const INQUIRY_TYPES = ['speaker', 'business-coach', 'consulting'] as const;

/** UTF-16 units that a message may have; the form counts down to it. */
export const MESSAGE_LIMIT = 2000;

const line = (max: number, message: string) =>
  z
    .string(message)
    .check(z.overwrite(normaliseText), z.refine(hasLength(1, max), message), z.refine(isPlainLine, message));

const fields = {
  inquiryType: z.enum(INQUIRY_TYPES, messages.inquiryType),
  company: line(200, messages.company),
  name: line(100, messages.name),
  email: z
    .string(messages.email)
    .check(
      z.overwrite(normaliseEmail),
      z.refine(isEmail, messages.email),
      z.refine(isPlainLine, messages.email),
    ),
  phone: line(50, messages.phone),
  message: z
    .string(messages.message)
    .check(
      z.overwrite(normaliseText),
      z.refine(hasLength(10, MESSAGE_LIMIT), messages.message),
      z.refine(isPlainText, messages.message),
    ),
  consent: z.literal(true, messages.consent),
  // Filled means a robot, which is not told so: the forms and the API ask isHoneypotFilled before they validate.
  website: z.optional(z.string(invalidEnvelope)),
};

/** What the visitor fills in. Other values of the browser's form are left out. */
export const enquiryFields = z.object(fields);

/** What POST /api/leads/enquiry takes. */
export const enquiryRequest = z.strictObject({
  ...fields,
  /** Made by the browser when the form appears; without it the server derives one. */
  submissionId: z.optional(z.uuid(invalidEnvelope).check(z.toLowerCase())),
  /** Milliseconds since the form appeared. */
  elapsedMs: z.optional(z.number(invalidEnvelope)),
  /** Path and utm_* of the visit. */
  page: z.optional(
    z
      .string(invalidEnvelope)
      .check(
        z.overwrite(normaliseText),
        z.refine(hasLength(0, 500), invalidEnvelope),
        z.refine(isPlainLine, invalidEnvelope),
      ),
  ),
});

export type EnquiryFields = z.infer<typeof enquiryFields>;
export type EnquiryRequest = z.infer<typeof enquiryRequest>;
