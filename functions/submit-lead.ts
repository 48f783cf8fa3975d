import { randomUUID } from 'node:crypto';
import { type Answer, isForm, page, problem, type Request, seeOther, stored, wantsPage } from './http.ts';
import { clientNetwork } from './leads/client-address.ts';
import { type FieldError, isHoneypotFilled, isTooFast } from './leads/contract.ts';
import { createLead, type LeadDependencies, type Outcome, type Submission } from './leads/create-lead.ts';
import { type Form, formAt } from './leads/forms.ts';
import { invalidPage } from './leads/invalid-page.ts';
import { createKeyedHash } from './leads/keyed-hash.ts';
import { unknownForm } from './leads/messages.ts';
import type { OriginSecret } from './leads/origin-secret.ts';
import { type Body, parseForm, typedValues } from './leads/parse-body.ts';
import type { Log } from './log.ts';
import { Refusal, readBody } from './refusal.ts';

export type SubmitDependencies = Omit<LeadDependencies, 'hash' | 'warn'> & { secret: OriginSecret; log: Log };

/** Answers a request to the lead API: parse, decide, answer. Never rejects. */
export async function submitLead(request: Request, dependencies: SubmitDependencies): Promise<Answer> {
  const started = performance.now();
  const form = formAt(request.path);
  const { answer, ...entry } = await decide(request, form, dependencies).catch((error: unknown) =>
    refuse(request, form, error),
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
  if (!(await dependencies.secret.matches(request.header('x-origin-secret'))))
    throw new Refusal(403, 'origin');
  const body = readBody(request);
  // Not 404, which CloudFront would replace by the site's not-found page.
  if (!form) throw new Refusal(400, 'invalid_body');

  const trap = trapOf(body);
  if (trap) return { answer: accepted(request, form, pretendedId(body), false), outcome: trap };

  const reading = form.read(body);
  if ('errors' in reading) throw new Refusal(422, 'validation', { errors: reading.errors });
  const submission = { ...reading.submission, network: clientNetwork(request.viewerAddress) };
  const { id, replayed } = settle(await create(submission, dependencies));
  return { answer: accepted(request, form, id, replayed), outcome: replayed ? 'replayed' : 'stored', id };
}

async function create(
  submission: Submission,
  { secret, log, ...dependencies }: SubmitDependencies,
): Promise<Outcome> {
  const hash = createKeyedHash(await secret.current());
  const warn: LeadDependencies['warn'] = (outcome, id, cause) => log({ outcome, id, code: nameOf(cause) });
  return createLead(submission, { ...dependencies, hash, warn });
}

function settle(outcome: Outcome) {
  switch (outcome.kind) {
    case 'stored':
      return outcome;
    case 'key_reuse':
      throw new Refusal(422, 'key_reuse');
    case 'rate_limited':
      throw new Refusal(429, 'rate_limited', {
        headers: { 'retry-after': String(outcome.retryAfterSeconds) },
      });
    case 'store_failed':
      throw new Refusal(503, 'store_failed', { cause: outcome.cause });
  }
}

function accepted(request: Request, form: Form, id: string, replayed: boolean): Answer {
  const headers: Record<string, string> = replayed ? { 'idempotency-replayed': 'true' } : {};
  return isForm(request) && wantsPage(request)
    ? seeOther(form.thankYouPath, headers)
    : stored({ id, status: 'stored' }, headers);
}

/** What gives a robot away. It is answered as if all were well, and nothing is stored. */
function trapOf(body: Body): 'honeypot' | 'too_fast' | undefined {
  if (isHoneypotFilled(body.website)) return 'honeypot';
  return isTooFast(body.elapsedMs) ? 'too_fast' : undefined;
}

/** The id that would have been answered: ids are answered as they were sent. */
function pretendedId({ submissionId }: Body): string {
  const isUuid = typeof submissionId === 'string' && /^[0-9a-f-]{36}$/i.test(submissionId);
  return isUuid ? submissionId.toLowerCase() : randomUUID();
}

function refuse(request: Request, form: Form | undefined, error: unknown): Decision {
  // What was not foreseen has stored nothing either: whatever is stored is answered.
  const refusal = error instanceof Refusal ? error : new Refusal(503, 'store_failed', { cause: error });
  const { status, code, errors, headers, cause } = refusal;
  const answer =
    form && wantsPage(request)
      ? page(status, formPage(request, form, refusal), headers)
      : problem(
          {
            type: `urn:problem-type:lead-api:${code}`,
            ...(form?.failure ?? unknownForm),
            status,
            code,
            errors,
          },
          headers,
        );
  return { answer, outcome: code, ...(cause !== undefined && { code: nameOf(cause) }) };
}

/** Escaped it may grow sixfold, and an answer that is too large for Lambda would not arrive at all. */
const MAX_SHOWN_BYTES = 512 * 1024;

/** Keeps what was typed, whatever the reason of the refusal; a mere visit (GET) has failed at nothing. */
function formPage(request: Request, form: Form, { code, errors }: Refusal): string {
  const isReadable = isForm(request) && request.body.byteLength <= MAX_SHOWN_BYTES;
  const values = isReadable ? typedValues(request.body) : new Map<string, string>();
  return invalidPage(form.page, {
    values,
    errors: isReadable && code === 'body_too_large' ? fieldErrors(form, request.body) : errors,
    ...(request.method === 'POST' && { failure: form.failure }),
  });
}

/** A form gets too large by what was typed into a field: who sent it has to learn which one. */
function fieldErrors(form: Form, bytes: Uint8Array): FieldError[] {
  const body = parseForm(bytes);
  const reading = body && form.read(body);
  return reading && 'errors' in reading ? reading.errors : [];
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
