import fc from 'fast-check';
import { exactly, type Figure, type ProofOptions } from '../proof.ts';
import { setStage } from '../stage.ts';
import { hangUp, send } from '../visitors.ts';
import { hostileRequest } from './bodies.ts';
import { type Expected, expectedOf, type HostileRequest } from './model.ts';

/** The same against the whole local stack: status and number of leads. */
export async function sampleOverTheWire(
  size: number,
  seed: number,
  signal: AbortSignal,
  progress: ProofOptions['progress'],
): Promise<Figure[]> {
  const stage = await setStage({ rateLimit: 1_000_000, duplicateLimit: 1_000_000 });
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
      const { status } = await send(stage.url, { number: done, form, contentType, accept, body }, headers);
      const isDuplicate = isKnown && (status === 409 || status === 422);
      if (status !== expected.status && !isDuplicate) faults++;
      progress('bodies over the wire', done + 1, size);
    }
    const items = [...(await stage.items('businessLeads')), ...(await stage.items('tvLeads'))];
    return [
      exactly('over the wire, other answers than the model’s', faults, 0),
      exactly('over the wire, leads more or less than the model’s', items.length - known.size, 0),
    ];
  } finally {
    hangUp();
    await stage.end();
  }
}

/** Remembers what a request stores by what it is known by: address, id, or all that it says. */
function isNewTo(known: Set<string>, { form }: HostileRequest, expected: Expected): boolean {
  if (!('stored' in expected) || !expected.stored) return true;
  const { email, submissionId = JSON.stringify(expected.stored) } = expected.stored;
  const key = form === 'free-prompts' ? `tv ${email}` : `${submissionId}`;
  const isNew = !known.has(key);
  known.add(key);
  return isNew;
}
