import * as z from 'zod/mini';
import { consent, email, honeypot, line, MESSAGE_LIMIT, text } from './fields.ts';
import { invalidValue, businessMessages as messages } from './messages.ts';

/** Pages with the embedded form: home, three service pages, workshops, contact. */
export const BUSINESS_LEAD_TYPES = [
  'ki-beratung',
  'business-coaching',
  'keynote-speaking',
  'ki-vortraege',
  'ki-workshops',
  'kontakt',
] as const;

/** What the visitor fills in; strips any other value of the browser's form. */
export const businessFields = z.object({
  leadType: z.enum(BUSINESS_LEAD_TYPES, invalidValue),
  company: line(1, 200, messages.company),
  name: line(1, 100, messages.name),
  email: email(messages.email),
  phone: z.optional(z.nullable(line(0, 50, messages.phone, invalidValue))),
  /** On the contact page only. */
  message: z.optional(text(0, MESSAGE_LIMIT, messages.message, invalidValue)),
  consent: consent(messages.consent),
  website: honeypot,
});

export type BusinessFields = z.infer<typeof businessFields>;
export type BusinessLeadType = BusinessFields['leadType'];
