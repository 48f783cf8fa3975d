import * as z from 'zod/mini';
import { consent, email, line, MESSAGE_LIMIT, text } from './fields.ts';
import { defineForm } from './form-definition.ts';
import { businessFailures, invalidValue, businessMessages as messages } from './messages.ts';

/** Pages with the embedded form: home, three service pages, workshops, contact. */
export const BUSINESS_LEAD_TYPES = [
  'ki-beratung',
  'business-coaching',
  'keynote-speaking',
  'ki-vortraege',
  'ki-workshops',
  'kontakt',
] as const;
const leadType = z.enum(BUSINESS_LEAD_TYPES, invalidValue);

export const businessForm = defineForm({
  name: 'business',
  failures: businessFailures,
  rejectsBots: true,
  hidden: { leadType: 'kontakt', page: '' },
  preset: { leadType },
  inPairs: true,
  fields: {
    company: { kind: 'organization', required: true, rule: line(1, 200, messages.company) },
    name: { kind: 'name', required: true, rule: line(1, 100, messages.name) },
    email: { kind: 'email', required: true, rule: email(messages.email) },
    phone: { kind: 'tel', rule: z.optional(z.nullable(line(0, 50, messages.phone, invalidValue))) },
    message: {
      kind: 'multiline',
      leadType: 'kontakt',
      limit: MESSAGE_LIMIT,
      rule: z.optional(text(0, MESSAGE_LIMIT, messages.message, invalidValue)),
    },
    consent: { kind: 'consent', rule: consent(messages.consent) },
  },
});

export type BusinessLeadType = z.infer<typeof leadType>;
