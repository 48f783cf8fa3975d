/** The contract between the browser's forms and the lead API. No Node imports: this ships to the browser. */

export const FORM_NAMES = ['enquiry', 'business', 'free-prompts', 'popup-signup'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** The path that a form posts to. */
export const endpointOf = (form: FormName) => `/api/leads/${form}`;

/** Nobody fills in one of these forms faster (docs/product.md, "Timings and limits"). Milliseconds. */
const MINIMUM_FILL_TIME_MS = 2000;
const FORMS_WITH_FILL_TIME: readonly FormName[] = ['enquiry', 'business'];

/** Hidden from people; robots fill it in. */
export const HONEYPOT_FIELD = 'website';

/**
 * Why a submission is taken for a robot's, if it is. White space in the honeypot comes from auto-fill tools. A missing time
 * (no JavaScript) is not too short; a negative one is left to validation.
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

/** The address of a free-prompts sign-up is already stored. See docs/product.md, "Toasts". */
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

/** Forms whose sender gets a mail: that the enquiry arrived, or a link to confirm the sign-up. */
export const MAILED_FORMS = ['enquiry', 'popup-signup'] as const satisfies FormName[];
export type MailedForm = (typeof MAILED_FORMS)[number];
export const isMailed = (form: string): form is MailedForm => MAILED_FORMS.some((mailed) => mailed === form);
