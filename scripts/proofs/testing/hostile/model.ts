import type { FormName } from '../../../../functions/leads/contract.ts';
import { readFields } from './model-body.ts';
import { envelope, forms, WRONG } from './model-rules.ts';

/**
 * The lead API's expected behaviour, written from docs/api.md and docs/product.md. Shares no code with the schemas in
 * functions/.
 */
export type Expected =
  | { status: 201 | 303; stored: Stored | undefined }
  /** Names of the invalid fields, for errors about fields. */
  | { status: 400 | 413 | 415 | 422; code: string; fields?: string[] };

/** The visitor's part of a stored item. */
export type Stored = Record<string, unknown>;

export type HostileRequest = {
  form: FormName;
  contentType: string;
  contentEncoding?: string;
  accept: string;
  body: Buffer;
};

type Fields = Record<string, unknown>;

export function expectedOf(request: HostileRequest): Expected {
  const { form, contentType, contentEncoding, accept, body } = request;
  const [type = '', ...parameters] = contentType.split(';').map((part) => part.trim().toLowerCase());
  const isForm = type === 'application/x-www-form-urlencoded';
  const charset = parameters
    .find((each) => each.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  const isKnown = isForm || type === 'application/json';
  if (!isKnown || (charset ?? 'utf-8') !== 'utf-8' || contentEncoding)
    return { status: 415, code: 'media_type' };
  // Lambda passes JSON as text, with invalid UTF-8 replaced by U+FFFD (three bytes).
  const arrived = isForm ? body : Buffer.from(body.toString());
  if (arrived.length > 32 * 1024) return { status: 413, code: 'body_too_large' };
  const fields = readFields(arrived, isForm);
  if (!fields) return { status: 400, code: 'invalid_body' };

  const success = isForm && accept.includes('text/html') ? 303 : 201;
  const isFilled = typeof fields.website === 'string' && fields.website.trim() !== '';
  const { elapsedMs } = fields;
  const isPopup = form === 'free-prompts' || form === 'popup-signup';
  const isFast = !isPopup && typeof elapsedMs === 'number' && elapsedMs >= 0 && elapsedMs < 2000;
  if (form === 'business' && isFilled) return { status: 400, code: 'honeypot' };
  if (form === 'business' && isFast) return { status: 400, code: 'too_fast' };
  if (isFilled || isFast) return { status: success, stored: undefined };

  const { wrong, stored } = validate(form, fields);
  if (wrong.length > 0) return { status: 422, code: 'validation', fields: wrong };
  return { status: success, stored };
}

function validate(form: FormName, fields: Fields): { wrong: string[]; stored: Stored } {
  const rules = { ...envelope, ...forms[form] };
  const stored: Stored = { form };
  const wrong = Object.keys(fields).filter((key) => !Object.hasOwn(rules, key));
  for (const [key, rule] of Object.entries(rules)) {
    const value = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const result = rule(value);
    if (result === WRONG) wrong.push(key);
    else if (result !== undefined) stored[key] = result;
  }
  return { wrong, stored: inWordsOfStore(form, stored) };
}

function inWordsOfStore(form: FormName, fields: Stored): Stored {
  const { inquiryType, leadType, elapsedMs: _, website: __, page, ...others } = fields;
  const empty = {
    ...(form === 'business' && { phone: others.phone || null }),
    ...((form === 'business' || form === 'popup-signup') && { message: others.message || null }),
  };
  const type = form === 'free-prompts' ? { source: 'tv_popup' } : { lead_type: inquiryType ?? leadType };
  return { ...others, ...empty, ...type, ...(page ? { page } : {}) };
}
