import * as z from 'zod/mini';
import { email, honeypot, line, MESSAGE_LIMIT, text } from './fields.ts';
import { invalidValue, popupSignupMessages as messages } from './messages.ts';

export const POPUP_SIGNUP_LEAD_TYPE = 'herbst-kickstart';

/** What the visitor fills in; strips any other value of the browser's form. */
export const popupSignupFields = z.object({
  leadType: z.literal(POPUP_SIGNUP_LEAD_TYPE, invalidValue),
  name: line(2, 100, messages.name),
  email: email(messages.email),
  message: z.optional(text(0, MESSAGE_LIMIT, messages.message, invalidValue)),
  website: honeypot,
});

export type PopupSignupFields = z.infer<typeof popupSignupFields>;
