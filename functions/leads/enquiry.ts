import * as z from 'zod/mini';
import { consent, email, line, MESSAGE_LIMIT, text } from './fields.ts';
import { defineForm } from './form-definition.ts';
import { enquiryFailures, enquiryMessages as messages, messageTooLong } from './messages.ts';

export const INQUIRY_TYPES = ['speaker', 'business-coach', 'consulting'] as const;
const inquiryType = z.enum(INQUIRY_TYPES, messages.inquiryType);

export const enquiryForm = defineForm({
  name: 'enquiry',
  failures: enquiryFailures,
  rejectsBots: false,
  hidden: { page: '/anfrage' },
  preset: {},
  inPairs: true,
  fields: {
    inquiryType: { kind: 'choice', rule: inquiryType },
    company: { kind: 'organization', required: true, rule: line(1, 200, messages.company) },
    name: { kind: 'name', required: true, rule: line(1, 100, messages.name) },
    email: { kind: 'email', required: true, rule: email(messages.email) },
    phone: { kind: 'tel', required: true, rule: line(1, 50, messages.phone) },
    message: {
      kind: 'multiline',
      required: true,
      limit: MESSAGE_LIMIT,
      rule: text(10, MESSAGE_LIMIT, messages.message, messages.message, messageTooLong),
    },
    consent: { kind: 'consent', rule: consent(messages.consent) },
  },
});

/** The form's data as browsers send it. */
export type EnquiryInput = z.input<typeof enquiryForm.schema>;
export type InquiryType = z.infer<typeof inquiryType>;
