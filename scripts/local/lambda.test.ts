import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFunctionUrlOrigin } from './function-url.ts';
import { createFunction, type LocalFunction } from './lambda.ts';
import { temporaryFolder } from './testing/running-stack.ts';

const HANDLER = `export async function handler(event, context) {
  if (event === 'crash') process.exit(1);
  if (event === 'throw') throw new Error('burst');
  if (event === 'slow') await new Promise((resolve) => setTimeout(resolve, 5000));
  return { event, environment: process.env, remaining: context.getRemainingTimeInMillis() };
}`;

let folder: ReturnType<typeof temporaryFolder>;
let target: LocalFunction;
let log: string[];
beforeEach(() => {
  folder = temporaryFolder();
  log = [];
  target = withCode(HANDLER);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await target.stop();
  folder.remove();
});

function withCode(code: string): LocalFunction {
  writeFileSync(join(folder.path, 'index.mjs'), code);
  return createFunction({
    name: 'sample',
    arn: 'arn:sample',
    folder: folder.path,
    handler: 'index.handler',
    environment: { GIVEN: 'yes' },
    memoryMb: 128,
    timeoutMs: 1500,
    processes: 2,
    log: (line) => log.push(line),
  });
}

test('a handler gets its event and only the environment of its function', async () => {
  vi.stubEnv('OF_THE_STACK', 'yes');
  const result = await target.invoke({ a: 1 });
  expect(result).toMatchObject({ ok: true, value: { event: { a: 1 }, environment: { GIVEN: 'yes' } } });
  expect(JSON.stringify(result)).not.toContain('OF_THE_STACK');
});

test.each([
  ['dies', 'crash', 'Runtime.ExitError'],
  ['throws', 'throw', 'Error'],
  ['takes longer than its timeout', 'slow', 'Sandbox.Timedout'],
])('a handler that %s fails, and the next event is answered', async (_, event, errorType) => {
  expect(await target.invoke(event)).toMatchObject({ ok: false, error: { errorType } });
  await vi.waitFor(() => expect(log.join('\n')).toContain(errorType), 20_000);
  expect(await target.invoke('next')).toMatchObject({ ok: true });
});

test('more events at once than processes are all answered, and a killed one is replaced', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, (_, event) => target.invoke(event)));
  expect(results.every(({ ok }) => ok)).toBe(true);
  target.kill();
  // Starting a process takes seconds on a busy machine.
  await vi.waitFor(async () => expect(await target.invoke('next')).toMatchObject({ ok: true }), 20_000);
});

test('an import that is not in the bundle fails, as it would on AWS', async () => {
  target = withCode(`import 'zod';\nexport const handler = () => {};`);
  expect(await target.invoke('any')).toMatchObject({ ok: false });
  const outside = temporaryFolder();
  const file = join(outside.path, 'outside.mjs');
  writeFileSync(file, '');
  target = withCode(`import '${pathToFileURL(file)}';\nexport const handler = () => {};`);
  const result = await target.invoke('any');
  outside.remove();
  expect(JSON.stringify(result)).toContain('in the bundle of the function');
});

test('a process that is stopped while it still loads ends without a word', async () => {
  // Loading blocks, so the process notices the disconnect only afterwards.
  target = withCode(`console.log('loading');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
    export const handler = () => {};`);
  target.warm();
  await vi.waitFor(() => expect(log).toHaveLength(1), 20_000);
  await target.stop();
  expect(log).toEqual(['loading']);
});

test.each([
  ['application/json', false, '{"a":"ü"}'],
  ['application/x-www-form-urlencoded', true, Buffer.from('{"a":"ü"}').toString('base64')],
])('a function URL hands over %s with isBase64Encoded %s', async (type, isBase64Encoded, body) => {
  const events: unknown[] = [];
  const invoke = async (event: unknown) => {
    events.push(event);
    return { ok: true as const, value: { statusCode: 201, headers: { 'X-Answer': 1 }, body: 'ok' } };
  };
  const origin = createFunctionUrlOrigin({ ...target, invoke }, 'id.lambda-url.eu-central-1.on.aws');
  const headers = { 'content-type': type };
  const request = { method: 'POST', path: '/api/x', headers, clientIp: '192.0.2.1' };
  const answer = await origin({ ...request, body: Buffer.from('{"a":"ü"}') });
  expect(answer).toEqual({
    status: 201,
    headers: { 'content-type': 'application/json', 'x-answer': '1' },
    body: Buffer.from('ok'),
  });
  expect(events).toMatchObject([{ rawPath: '/api/x', isBase64Encoded, body, headers }]);
});
