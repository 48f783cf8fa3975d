/** What the browser's forms and the lead API have to agree on. No Node imports here: this ships to the browser. */

export const FORM_NAMES = ['enquiry', 'business', 'free-prompts', 'popup-signup'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** Where a form posts to. */
export const endpointOf = (form: FormName) => `/api/leads/${form}`;

/** Specification section 9: nobody fills one of these forms in faster than this. Milliseconds. */
export const MINIMUM_FILL_TIME_MS = 2000;
const FORMS_WITH_FILL_TIME: readonly FormName[] = ['enquiry', 'business'];

/** The field that people never see and that robots fill in. */
export const HONEYPOT_FIELD = 'website';

/**
 * What gives a robot away, if anything does. White space in the honeypot is what auto-fill tools leave behind; a
 * time that is not known (no JavaScript) is not too short, and one below 0 is no time at all: validation refuses it.
 */
export function trapOf(
  form: FormName,
  honeypot: unknown,
  elapsedMs: unknown,
): 'honeypot' | 'too_fast' | undefined {
  if (typeof honeypot === 'string' && honeypot.trim() !== '') return 'honeypot';
  if (!FORMS_WITH_FILL_TIME.includes(form) || typeof elapsedMs !== 'number') return undefined;
  return elapsedMs >= 0 && elapsedMs < MINIMUM_FILL_TIME_MS ? 'too_fast' : undefined;
}

/** The address of a free-prompts form is there already. The name is the specification's (section 8). */
export const DUPLICATE = '23505';

export type ProblemCode =
  | 'invalid_body'
  | 'honeypot'
  | 'too_fast'
  | 'origin'
  | 'method'
  | typeof DUPLICATE
  | 'body_too_large'
  | 'media_type'
  | 'validation'
  | 'key_reuse'
  | 'rate_limited'
  | 'notify_failed'
  | 'store_failed';

export type FieldError = { field: string; message: string };

/** The body of every error answer (RFC 9457, application/problem+json). */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  errors: FieldError[];
};

/** The body of a 201 answer. */
export type Stored = { id: string; status: 'stored' };
