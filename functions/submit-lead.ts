import { randomUUID } from 'node:crypto';
import { accept, refuse } from './answer.ts';
import type { Answer, Request } from './http.ts';
import { CANARY_HEADER, canaryMark } from './leads/canary.ts';
import { clientNetwork } from './leads/client-address.ts';
import { DUPLICATE, HONEYPOT_FIELD, trapOf } from './leads/contract.ts';
import { type Form, type FormDependencies, formAt } from './leads/forms.ts';
import { createKeyedHash, equalInConstantTime } from './leads/keyed-hash.ts';
import type { Body } from './leads/parse-body.ts';
import type { Secret } from './leads/secret.ts';
import type { Outcome, Submission } from './leads/submission.ts';
import type { Log } from './log.ts';
import { Refusal, readBody } from './refusal.ts';

export type SubmitDependencies = Omit<FormDependencies, 'hash' | 'warn'> & {
  /** What CloudFront sends along. */
  originSecret: Secret;
  /** Of keyed hashes and the canary's mark. */
  hashKey: Secret;
  log: Log;
};

/** Answers a request to the lead API: parse, decide, answer. Never rejects. */
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
  if (!(await cameThroughEdge(request, dependencies.originSecret))) throw new Refusal(403, 'origin');
  const body = readBody(request);
  // Not 404, which CloudFront would replace by the site's not-found page.
  if (!form) throw new Refusal(400, 'invalid_body');

  // Nothing of what a robot sends is stored.
  const trap = trapOf(form.name, body[HONEYPOT_FIELD], body.elapsedMs);
  if (trap && form.tellsRobots) throw new Refusal(400, trap);
  if (trap) return { answer: accept(request, form, pretendedId(body), false), outcome: trap };

  const reading = form.read(body);
  if ('errors' in reading) throw new Refusal(422, 'validation', { errors: reading.errors });
  const isCanary = await carriesMark(request, reading.submission, dependencies.hashKey);
  const submission: Submission = {
    ...reading.submission,
    network: clientNetwork(request.viewerAddress),
    ...(isCanary && { canary: true }),
  };
  const { id, replayed } = settle(await create(form, submission, dependencies));
  const outcome = replayed ? 'replayed' : isCanary ? 'canary_stored' : 'stored';
  return { answer: accept(request, form, id, replayed), outcome, id };
}

/** Only the distribution knows the secret: who asks the Function URL itself gets past the edge function. */
async function cameThroughEdge(request: Request, originSecret: Secret): Promise<boolean> {
  const given = request.header('x-origin-secret') ?? '';
  return originSecret.fits((secret) => equalInConstantTime(given, secret));
}

/** Whether the site itself has sent it. A mark that is not right is no reason to refuse: then it is a lead. */
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
  { hashKey, log, ...dependencies }: SubmitDependencies,
): Promise<Outcome> {
  const hash = createKeyedHash(await hashKey.current());
  const warn: FormDependencies['warn'] = (outcome, id, cause) => log({ outcome, id, code: nameOf(cause) });
  return form.create(submission, { ...dependencies, hash, warn });
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
      });
    case 'notify_failed':
      throw new Refusal(502, 'notify_failed');
    case 'store_failed':
      throw new Refusal(503, 'store_failed', { cause: outcome.cause });
  }
}

/** The id that would have been answered: ids are answered as they were sent. */
function pretendedId({ submissionId }: Body): string {
  const isUuid = typeof submissionId === 'string' && /^[0-9a-f-]{36}$/i.test(submissionId);
  return isUuid ? submissionId.toLowerCase() : randomUUID();
}

function explain(request: Request, form: Form | undefined, error: unknown): Decision {
  // What was not foreseen has stored nothing either: whatever is stored is answered.
  const refusal = error instanceof Refusal ? error : new Refusal(503, 'store_failed', { cause: error });
  const { code, cause } = refusal;
  return {
    answer: refuse(request, form, refusal),
    outcome: code,
    ...(cause !== undefined && { code: nameOf(cause) }),
  };
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');
