import * as z from 'zod/mini';
import { consent, email, honeypot } from './fields.ts';
import { invalidValue, freePromptsMessages as messages } from './messages.ts';
import { hasLength, isPlainLine, normaliseText } from './text.ts';

/** What the visitor fills in; strips any other value of the browser's form. */
export const freePromptsFields = z.object({
  // Not `line`: too short and too long have separate messages.
  name: z
    .string(messages.nameTooShort)
    .check(
      z.overwrite(normaliseText),
      z.refine(hasLength(2, Number.POSITIVE_INFINITY), messages.nameTooShort),
      z.refine(hasLength(0, 100), messages.nameTooLong),
      z.refine(isPlainLine, invalidValue),
    ),
  email: email(messages.email, messages.emailTooLong),
  consent: consent(messages.consent),
  website: honeypot,
});

export type FreePromptsFields = z.infer<typeof freePromptsFields>;
