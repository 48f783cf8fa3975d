import * as z from 'zod/mini';
import { invalidValue } from './messages.ts';
import { hasLength, isEmail, isPlainLine, isPlainText, normaliseEmail, normaliseText } from './text.ts';

/** UTF-16 units that a message may have; the forms count down to it. */
export const MESSAGE_LIMIT = 2000;

/**
 * One line of text, counted, compared and stored without the white space around it.
 * @param message says what is expected
 * @param refusal is said of what is no text or could deceive, where `message` would not fit
 */
export const line = (min: number, max: number, message: string, refusal = message) =>
  z
    .string(refusal)
    .check(
      z.overwrite(normaliseText),
      z.refine(hasLength(min, max), message),
      z.refine(isPlainLine, refusal),
    );

/** As `line`, for text of several lines. */
export const text = (min: number, max: number, message: string, refusal = message) =>
  z
    .string(refusal)
    .check(
      z.overwrite(normaliseText),
      z.refine(hasLength(min, max), message),
      z.refine(isPlainText, refusal),
    );

/**
 * An e-mail address that mail can plausibly be sent to, at most 255 long.
 * @param tooLong comes first where it has a message of its own: such an address is no valid one either
 */
export const email = (message: string, tooLong = message) =>
  z
    .string(message)
    .check(
      z.overwrite(normaliseEmail),
      z.refine(hasLength(0, 255), tooLong),
      z.refine(isEmail, message),
      z.refine(isPlainLine, message),
    );

/** The box of the privacy policy. */
export const consent = (message: string) => z.literal(true, message);

/** Filled means a robot, which is not told so: the forms and the API ask trapOf before they validate. */
export const honeypot = z.optional(z.string(invalidValue));
