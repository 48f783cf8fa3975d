import * as z from 'zod/mini';
import {
  EMAIL_LIMIT,
  hasLength,
  isEmail,
  isPlainLine,
  isPlainText,
  normaliseEmail,
  normaliseText,
} from './text.ts';

/* Rules of fields. */

/** Maximum length of a message in UTF-16 units; the forms count down to it. */
export const MESSAGE_LIMIT = 2000;

/**
 * One line of text, trimmed.
 * @param message what is expected
 * @param refusal for a value that isn't a string or contains deceptive characters, where `message` wouldn't fit
 */
export const line = (min: number, max: number, message: string, refusal = message) =>
  z.string(refusal).check(
    z.overwrite((value) => normaliseText(value, max)),
    z.refine(hasLength(min, max), message),
    z.refine(isPlainLine, refusal),
  );

/** As `line`, for multi-line text. */
export const text = (min: number, max: number, message: string, refusal = message, tooLong = message) =>
  z.string(refusal).check(
    z.overwrite((value) => normaliseText(value, max)),
    z.refine(hasLength(min, Number.POSITIVE_INFINITY), message),
    z.refine(hasLength(0, max), tooLong),
    z.refine(isPlainText, refusal),
  );

/**
 * A plausible e-mail address, at most 255 long.
 * @param tooLong takes precedence: too long an address is invalid as well
 */
export const email = (message: string, tooLong = message) =>
  z
    .string(message)
    .check(
      z.overwrite(normaliseEmail),
      z.refine(hasLength(0, EMAIL_LIMIT), tooLong),
      z.refine(isEmail, message),
      z.refine(isPlainLine, message),
    );

/** The box of the privacy policy. */
export const consent = (message: string) => z.literal(true, message);
