import * as z from 'zod/mini';
import { consent, email } from './fields.ts';
import { defineForm } from './form-definition.ts';
import { freePromptsFailures, invalidValue, freePromptsMessages as messages } from './messages.ts';
import { hasLength, isPlainLine, normaliseText } from './text.ts';

const NAME_LIMIT = 100;

// Not `line`: too short and too long have separate messages.
const name = z.string(messages.nameTooShort).check(
  z.overwrite((value) => normaliseText(value, NAME_LIMIT)),
  z.refine(hasLength(2, Number.POSITIVE_INFINITY), messages.nameTooShort),
  z.refine(hasLength(0, NAME_LIMIT), messages.nameTooLong),
  z.refine(isPlainLine, invalidValue),
);

export const freePromptsForm = defineForm({
  name: 'free-prompts',
  failures: freePromptsFailures,
  rejectsBots: false,
  hidden: { page: '' },
  preset: {},
  inPairs: false,
  fields: {
    name: { kind: 'name', required: true, rule: name },
    email: { kind: 'email', required: true, rule: email(messages.email, messages.emailTooLong) },
    consent: { kind: 'consent', rule: consent(messages.consent) },
  },
});
