import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { snsReply } from '../../functions/testing/aws.ts';
import { hostileRequest } from './testing/hostile/bodies.ts';
import { type Expected, expectedOf, type HostileRequest, type Stored } from './testing/hostile/model.ts';
import { report, runs, showProgress } from './testing/proof.ts';
import { startProxiedStack } from './testing/proxied-stack.ts';
import { type Answer, send } from './testing/visitors.ts';

const BATCH = 250;
const FIRST_SEED = 20_250_811;

test('hostile bodies are answered and stored as a model of the contract predicts', async (context) => {
  const bodies = 200 * runs;
  const batches = Array.from({ length: Math.ceil(bodies / BATCH) }, (_, batch) => FIRST_SEED + batch);
  const kinds: Record<string, number> = {};
  const faults: string[] = [];
  let done = 0;
  const work = async () => {
    const ask = await startRecordingStack();
    for (let seed = batches.shift(); seed !== undefined; seed = batches.shift()) {
      for (const request of fc.sample(hostileRequest, { seed, numRuns: BATCH })) {
        const expected = expectedOf(request);
        const kind = kindOf(expected);
        kinds[kind] = (kinds[kind] ?? 0) + 1;
        const { answer, written } = await ask(request);
        for (const fault of faultsOf(expected, answer, written))
          faults.push(exampleOf(fault, seed, request, answer.status));
        showProgress('hostile bodies', ++done, bodies);
      }
    }
  };
  await Promise.all([work(), work()]);
  const count = (fault: string) => faults.filter((each) => each.startsWith(fault)).length;
  report(context, {
    ...{ bodies: done, ...kinds, crashes: count('crash'), 'wrong writes': count('wrong write') },
    'other answers': count('other answer'),
  });
  expect(done).toBeGreaterThanOrEqual(bodies);
  expect(kinds.stored).toBeGreaterThanOrEqual(bodies / 20);
  expect(faults.slice(0, 5)).toEqual([]);
});

test('the proof fails if a store drops a field', async () => {
  const ask = await startRecordingStack(({ phone, ...item }) => item);
  const faults = new Set<string>();
  for (const request of fc.sample(hostileRequest, { seed: FIRST_SEED, numRuns: BATCH })) {
    const { answer, written } = await ask(request);
    for (const fault of faultsOf(expectedOf(request), answer, written)) faults.add(fault);
  }
  expect([...faults]).toEqual(['wrong write']);
});

test('where leads are really stored, statuses and the number of leads are the model’s, too', async (context) => {
  const size = Math.min(1000, 6 * runs);
  const stack = await startProxiedStack();
  const known = new Set<string>();
  const others: string[] = [];
  const seed = FIRST_SEED - 1;
  for (const [number, request] of fc.sample(hostileRequest, { seed, numRuns: size }).entries()) {
    const expected = expectedOf(request);
    const identity = identityOf(request, expected);
    const mayBeDuplicate = identity !== undefined && known.has(identity);
    if (identity !== undefined) known.add(identity);
    const { status } = await sendHostile(stack.url, request);
    const isRefusedDuplicate = mayBeDuplicate && (status === 409 || status === 422);
    if (status !== expected.status && !isRefusedDuplicate)
      others.push(exampleOf('other answer', seed, request, status));
    showProgress('bodies with a real store', number + 1, size);
  }
  report(context, { 'bodies with a real store': size, 'of these stored': known.size });
  expect(others.slice(0, 5)).toEqual([]);
  expect(await stack.leads()).toHaveLength(known.size);
});

/** Starts a stack whose store and topic only record: resolves to the answer and the items that were to be written. */
async function startRecordingStack(sabotage = (item: Stored) => item) {
  const written: Stored[] = [];
  const stack = await startProxiedStack({
    services: ['DYNAMODB', 'SNS'],
    async handle({ service, action, body, response }) {
      if (action === 'PutItem') written.push(sabotage(plainItem(JSON.parse(body.toString()).Item)));
      if (service === 'SNS')
        return void response.writeHead(200, { 'content-type': 'text/xml' }).end(snsReply.body);
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
    },
  });
  return async (request: HostileRequest) => {
    const answer = await sendHostile(stack.url, request);
    return { answer, written: written.splice(0) };
  };
}

/** A DynamoDB item without type descriptors. */
const plainItem = (item: Record<string, Record<string, unknown>>): Stored =>
  Object.fromEntries(
    Object.entries(item).map(([key, typed]) => [key, 'NULL' in typed ? null : Object.values(typed)[0]]),
  );

const sendHostile = (url: string, { contentEncoding, body, ...request }: HostileRequest) =>
  send(
    url,
    { ...request, body: new Uint8Array(body) },
    contentEncoding ? { 'content-encoding': contentEncoding } : {},
  );

/** Kinds of fault in an answer and in the written items; empty if both are as expected. */
function faultsOf(expected: Expected, answer: Answer, written: readonly Stored[]): string[] {
  const { status, headers, text } = answer;
  const isPage = String(headers['content-type']).startsWith('text/html');
  const isAsExpected = status === expected.status && (isPage || saysTheSame(expected, text));
  return [
    ...(status >= 500 ? ['crash'] : []),
    ...(isRightlyWritten(expected, written) ? [] : ['wrong write']),
    ...(isAsExpected ? [] : ['other answer']),
    // Typed markup must be escaped.
    ...(isPage && /<script>alert|<img src=x/.test(text) ? ['markup in a page'] : []),
  ];
}

function isRightlyWritten(expected: Expected, written: readonly Stored[]): boolean {
  const stored = 'stored' in expected ? expected.stored : undefined;
  if (!stored) return written.length === 0;
  const [item] = written;
  if (written.length !== 1 || !item) return false;
  const { submissionId, ...fields } = stored;
  if (submissionId !== undefined && item.submissionId !== submissionId) return false;
  const isMarked =
    item.pending === 'yes' && item.id === item.submissionId && typeof item.createdAt === 'string';
  const own = Object.entries(item).filter(([key]) => !OF_THE_SERVER.has(key));
  return isMarked && isDeepStrictEqual(Object.fromEntries(own), fields);
}

const OF_THE_SERVER = new Set([
  ...['id', 'submissionId', 'createdAt', 'month', 'expiresAt', 'pending'],
  ...['claimedUntil', 'fingerprint', 'consentText', 'sentFrom'],
]);

function saysTheSame(expected: Expected, text: string): boolean {
  if (!('code' in expected)) return true;
  const { code, errors } = JSON.parse(text) as { code: string; errors: Array<{ field: string }> };
  if (code !== expected.code || !expected.fields) return code === expected.code;
  // The answer truncates long names.
  const wanted = new Set(expected.fields.map((name) => name.slice(0, 50)));
  return isDeepStrictEqual(new Set(errors.map(({ field }) => field)), wanted);
}

function kindOf(expected: Expected): string {
  if ('code' in expected) return `${expected.status} ${expected.code}`;
  return expected.stored ? 'stored' : 'answered to robots as if stored';
}

/** What makes a lead the same as another: address, id or complete content. Undefined if none is stored. */
function identityOf({ form }: HostileRequest, expected: Expected): string | undefined {
  if (!('stored' in expected) || !expected.stored) return undefined;
  const { email, submissionId = JSON.stringify(expected.stored) } = expected.stored;
  return form === 'free-prompts' ? `tv ${email}` : `${submissionId}`;
}

const exampleOf = (fault: string, seed: number, { body, ...request }: HostileRequest, status: number) =>
  `${fault}: ${JSON.stringify({ seed, ...request, status, expected: expectedOf({ body, ...request }) })} ${JSON.stringify(body.toString().slice(0, 600))}`;
