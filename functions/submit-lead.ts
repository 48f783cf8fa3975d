import { randomUUID } from 'node:crypto';
import {
  type Answer,
  isForm,
  page,
  problem,
  Refusal,
  type Request,
  readBody,
  seeOther,
  stored,
  wantsPage,
} from './http.ts';
import { CANARY_HEADER, canaryMark } from './leads/canary.ts';
import { DUPLICATE, type FieldError, HONEYPOT_FIELD, trapOf } from './leads/contract.ts';
import type { FreePromptsDependencies } from './leads/create-free-prompts.ts';
import { errorPage } from './leads/error-page.ts';
import { type Form, formAt } from './leads/forms.ts';
import { createKeyedHash, equalInConstantTime } from './leads/keyed-hash.ts';
import type { LeadStores } from './leads/lead-store.ts';
import { failureOf, rateLimited, type Toast, unknownForm } from './leads/messages.ts';
import { clientNetworks } from './leads/networks.ts';
import { type Body, parseForm, typedValues } from './leads/parse-body.ts';
import type { Secret } from './leads/secret.ts';
import type { Outcome, Submission } from './leads/submission.ts';
import type { Log } from './log.ts';

export type SubmitDependencies = Omit<FreePromptsDependencies, 'store' | 'hash' | 'warn'> & {
  stores: LeadStores;
  /** Added to each request by CloudFront. */
  originSecret: Secret;
  /** Key of hashes and of the canary's mark. */
  hashKey: Secret;
  log: Log;
};

/** Handles a request to the lead API: parse, decide, answer. Never rejects. */
export async function submitLead(request: Request, dependencies: SubmitDependencies): Promise<Answer> {
  const started = performance.now();
  const form = formAt(request.path);
  const { answer, ...entry } = await decide(request, form, dependencies).catch((error: unknown) =>
    explain(request, form, error),
  );
  const durationMs = Math.round(performance.now() - started);
  dependencies.log({ form: form?.name ?? 'unknown', ...entry, durationMs });
  return answer;
}

type Decision = { answer: Answer; outcome: string; id?: string; code?: string };

async function decide(
  request: Request,
  form: Form | undefined,
  dependencies: SubmitDependencies,
): Promise<Decision> {
  if (!(await cameThroughEdge(request, dependencies.originSecret))) throw strangersRequest(request);
  const body = readBody(request);
  // Not 404, which CloudFront would replace by the site's not-found page.
  if (!form) throw new Refusal(400, 'invalid_body');

  // Nothing a robot sends is stored.
  const trap = trapOf(form.name, body[HONEYPOT_FIELD], body.elapsedMs);
  if (trap && form.rejectsBots) throw new Refusal(400, trap);
  if (trap) return { answer: accept(request, form, pretendedId(body), false), outcome: trap };

  const reading = form.read(body);
  if ('errors' in reading) throw new Refusal(422, 'validation', { errors: reading.errors });
  const isCanary = await carriesMark(request, reading.submission, dependencies.hashKey);
  const submission: Submission = {
    ...reading.submission,
    networks: clientNetworks(request.viewerAddress),
    ...(isCanary && { canary: true }),
  };
  const { id, replayed } = settle(await create(form, submission, dependencies));
  const outcome = replayed ? 'replayed' : isCanary ? 'canary_stored' : 'stored';
  return { answer: accept(request, form, id, replayed), outcome, id };
}

/** Only the distribution knows the secret: direct requests to the Function URL would bypass the edge function. */
export async function cameThroughEdge(request: Request, originSecret: Secret): Promise<boolean> {
  const given = request.header('x-origin-secret') ?? '';
  return originSecret.fits((secret) => equalInConstantTime(given, secret));
}

/** A wrong secret, unlike none, means that the edge and this function disagree: an alarm counts its name in the log. */
const strangersRequest = (request: Request) =>
  new Refusal(403, 'origin', request.header('x-origin-secret') ? { cause: new WrongOriginSecret() } : {});

class WrongOriginSecret extends Error {
  override name = 'WrongOriginSecret';
}

/** True if the site itself sent the request. One with a wrong mark is treated as an ordinary lead. */
async function carriesMark(
  request: Request,
  { submissionId }: Pick<Submission, 'submissionId'>,
  hashKey: Secret,
): Promise<boolean> {
  const mark = request.header(CANARY_HEADER);
  if (!mark || !submissionId) return false;
  return hashKey.fits((key) => equalInConstantTime(mark, canaryMark(createKeyedHash(key), submissionId)));
}

async function create(
  form: Form,
  submission: Submission,
  { hashKey, log, stores, ...dependencies }: SubmitDependencies,
): Promise<Outcome> {
  const hash = createKeyedHash(await hashKey.current());
  const warn: FreePromptsDependencies['warn'] = (outcome, id, cause) =>
    log({ outcome, id, code: nameOf(cause) });
  return form.create(submission, { ...dependencies, store: stores[form.storedIn], hash, warn });
}

function settle(outcome: Outcome) {
  switch (outcome.kind) {
    case 'stored':
      return outcome;
    case 'key_reuse':
      throw new Refusal(422, 'key_reuse');
    case 'duplicate':
      throw new Refusal(409, DUPLICATE);
    case 'rate_limited':
      throw new Refusal(429, 'rate_limited', {
        headers: { 'retry-after': String(outcome.retryAfterSeconds) },
        toast: rateLimited(outcome.retryAfterSeconds),
      });
    case 'notify_failed':
      throw new Refusal(502, 'notify_failed');
    case 'store_failed':
      throw new Refusal(503, 'store_failed', { cause: outcome.cause });
  }
}

/** The id in the answer to a robot: the one it sent. */
function pretendedId({ submissionId }: Body): string {
  const isUuid = typeof submissionId === 'string' && /^[0-9a-f-]{36}$/i.test(submissionId);
  return isUuid ? submissionId.toLowerCase() : randomUUID();
}

function explain(request: Request, form: Form | undefined, error: unknown): Decision {
  // Nothing is stored on an unexpected error: once a lead is stored, it is always answered.
  const refusal = error instanceof Refusal ? error : new Refusal(503, 'store_failed', { cause: error });
  const { code, cause } = refusal;
  return {
    answer: refuse(request, form, refusal),
    outcome: code,
    ...(cause !== undefined && { code: nameOf(cause) }),
  };
}

export const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

/** The answer to an accepted form. */
export function accept(request: Request, form: Form, id: string, replayed: boolean): Answer {
  const headers: Record<string, string> = replayed ? { 'idempotency-replayed': 'true' } : {};
  return isSentByBrowser(request)
    ? seeOther(form.thankYouPath, headers)
    : stored({ id, status: 'stored' }, headers);
}

/** The answer to a refused request: a page for browsers, a problem document for scripts. */
export function refuse(request: Request, form: Form | undefined, refusal: Refusal): Answer {
  const { status, code, errors, headers } = refusal;
  if (!form || !wantsPage(request)) {
    const toast = toastOf(form, refusal);
    return problem({ type: `urn:problem-type:lead-api:${code}`, ...toast, status, code, errors }, headers);
  }
  if (form.deliversDespite.includes(code) && isSentByBrowser(request)) return seeOther(form.thankYouPath);
  return page(status, formPage(request, form, refusal), headers);
}

const toastOf = (form: Form | undefined, { code, toast }: Refusal): Toast =>
  toast ?? (form ? failureOf(form.failures, code) : unknownForm);

/** True if the browser submitted the form itself and follows redirects. */
const isSentByBrowser = (request: Request) => isForm(request) && wantsPage(request);

/** Escaping may grow it sixfold, and Lambda drops answers that are too large. */
const MAX_SHOWN_BYTES = 512 * 1024;

/** Keeps the typed values, whatever the reason; a plain visit (GET) shows no failure. */
function formPage(request: Request, form: Form, refusal: Refusal): string {
  const { code, errors } = refusal;
  const isReadable = isForm(request) && request.body.byteLength <= MAX_SHOWN_BYTES;
  const values = isReadable ? typedValues(request.body) : new Map<string, string>();
  return errorPage(form, {
    values,
    errors: isReadable && code === 'body_too_large' ? fieldErrors(form, request.body) : errors,
    ...(request.method === 'POST' && { failure: toastOf(form, refusal) }),
  });
}

/** Tells which field made the form too large. */
function fieldErrors(form: Form, bytes: Uint8Array): FieldError[] {
  const body = parseForm(bytes);
  const reading = body && form.read(body);
  return reading && 'errors' in reading ? reading.errors : [];
}
