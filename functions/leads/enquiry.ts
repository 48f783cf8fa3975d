import * as z from 'zod/mini';
import { consent, email, honeypot, line, MESSAGE_LIMIT, text } from './fields.ts';
import { enquiryMessages as messages } from './messages.ts';

export const INQUIRY_TYPES = ['speaker', 'business-coach', 'consulting'] as const;

/** What the visitor fills in; strips any other value of the browser's form. */
export const enquiryFields = z.object({
  inquiryType: z.enum(INQUIRY_TYPES, messages.inquiryType),
  company: line(1, 200, messages.company),
  name: line(1, 100, messages.name),
  email: email(messages.email),
  phone: line(1, 50, messages.phone),
  message: text(10, MESSAGE_LIMIT, messages.message),
  consent: consent(messages.consent),
  website: honeypot,
});

export type EnquiryFields = z.infer<typeof enquiryFields>;
export type InquiryType = EnquiryFields['inquiryType'];
