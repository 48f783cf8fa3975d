import { type Answer, isForm, page, problem, type Request, seeOther, stored, wantsPage } from './http.ts';
import { DUPLICATE, type FieldError } from './leads/contract.ts';
import { formPageOf } from './leads/form-pages.ts';
import type { Form } from './leads/forms.ts';
import { invalidPage } from './leads/invalid-page.ts';
import { failureOf, unknownForm } from './leads/messages.ts';
import { parseForm, typedValues } from './leads/parse-body.ts';
import type { Refusal } from './refusal.ts';

/** The answer to a form that was taken. */
export function accept(request: Request, form: Form, id: string, replayed: boolean): Answer {
  const headers: Record<string, string> = replayed ? { 'idempotency-replayed': 'true' } : {};
  return isSentByBrowser(request)
    ? seeOther(form.thankYouPath, headers)
    : stored({ id, status: 'stored' }, headers);
}

/** The answer to a request that was not taken: a page for people, a problem document for scripts. */
export function refuse(request: Request, form: Form | undefined, refusal: Refusal): Answer {
  const { status, code, errors, headers } = refusal;
  if (!form || !wantsPage(request)) {
    const toast = form ? failureOf(form.failures, code) : unknownForm;
    return problem({ type: `urn:problem-type:lead-api:${code}`, ...toast, status, code, errors }, headers);
  }
  // The download is there for who has asked before as well.
  if (code === DUPLICATE && isSentByBrowser(request)) return seeOther(form.thankYouPath);
  return page(status, formPage(request, form, refusal), headers);
}

/** Whether a browser has sent the form itself, and goes where the answer leads. */
const isSentByBrowser = (request: Request) => isForm(request) && wantsPage(request);

/** Escaped it may grow sixfold, and an answer that is too large for Lambda would not arrive at all. */
const MAX_SHOWN_BYTES = 512 * 1024;

/** Keeps what was typed, whatever the reason of the refusal; a mere visit (GET) has failed at nothing. */
function formPage(request: Request, form: Form, { code, errors }: Refusal): string {
  const isReadable = isForm(request) && request.body.byteLength <= MAX_SHOWN_BYTES;
  const values = isReadable ? typedValues(request.body) : new Map<string, string>();
  return invalidPage(formPageOf(form.name), {
    values,
    errors: isReadable && code === 'body_too_large' ? fieldErrors(form, request.body) : errors,
    ...(request.method === 'POST' && { failure: failureOf(form.failures, code) }),
  });
}

/** A form gets too large by what was typed into a field: who sent it has to learn which one. */
function fieldErrors(form: Form, bytes: Uint8Array): FieldError[] {
  const body = parseForm(bytes);
  const reading = body && form.read(body);
  return reading && 'errors' in reading ? reading.errors : [];
}
