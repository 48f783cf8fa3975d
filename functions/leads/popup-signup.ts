import * as z from 'zod/mini';
import { email, line, MESSAGE_LIMIT, text } from './fields.ts';
import { defineForm } from './form-definition.ts';
import { invalidValue, popupSignupMessages as messages, popupSignupFailure } from './messages.ts';

export const POPUP_SIGNUP_LEAD_TYPE = 'herbst-kickstart';

export const popupSignupForm = defineForm({
  name: 'popup-signup',
  failures: { other: popupSignupFailure },
  rejectsBots: false,
  hidden: { leadType: POPUP_SIGNUP_LEAD_TYPE, message: '', page: '' },
  preset: {
    leadType: z.literal(POPUP_SIGNUP_LEAD_TYPE, invalidValue),
    message: z.optional(text(0, MESSAGE_LIMIT, messages.message, invalidValue)),
  },
  inPairs: false,
  fields: {
    name: { kind: 'name', required: true, rule: line(2, 100, messages.name) },
    email: { kind: 'email', required: true, rule: email(messages.email) },
  },
});
