import fc from 'fast-check';
import { exactly, type Finding, type ProofOptions } from '../proof.ts';
import { NO_LIMITS, startTestStack } from '../test-stack.ts';
import { closeConnections, send } from '../visitors.ts';
import { hostileRequest } from './bodies.ts';
import { type Expected, expectedOf, type HostileRequest } from './model.ts';

/** A smaller sample against the whole local stack; compares statuses and the number of leads. */
export async function sampleOverLocalStack(
  size: number,
  seed: number,
  signal: AbortSignal,
  progress: ProofOptions['progress'],
): Promise<Finding[]> {
  const stack = await startTestStack({ variables: NO_LIMITS });
  try {
    const known = new Set<string>();
    let faults = 0;
    const requests = fc.sample(hostileRequest, { seed, numRuns: size });
    for (const [done, request] of requests.entries()) {
      signal.throwIfAborted();
      const { form, contentType, contentEncoding, accept, body } = request;
      const expected = expectedOf(request);
      const isKnown = !isNewTo(known, request, expected);
      const headers = contentEncoding ? { 'content-encoding': contentEncoding } : {};
      const { status } = await send(stack.url, { number: done, form, contentType, accept, body }, headers);
      const isDuplicate = isKnown && (status === 409 || status === 422);
      if (status !== expected.status && !isDuplicate) faults++;
      progress('bodies over the local stack', done + 1, size);
    }
    const items = [...(await stack.items('businessLeads')), ...(await stack.items('tvLeads'))];
    return [
      exactly('over the local stack, other answers than the model’s', faults, 0),
      exactly('over the local stack, leads more or less than the model’s', items.length - known.size, 0),
    ];
  } finally {
    closeConnections();
    await stack.end();
  }
}

/** Remembers the stored lead by its identity (address, id or complete content); true if it is new. */
function isNewTo(known: Set<string>, { form }: HostileRequest, expected: Expected): boolean {
  if (!('stored' in expected) || !expected.stored) return true;
  const { email, submissionId = JSON.stringify(expected.stored) } = expected.stored;
  const key = form === 'free-prompts' ? `tv ${email}` : `${submissionId}`;
  const isNew = !known.has(key);
  known.add(key);
  return isNew;
}
