import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEventSource } from './event-source.ts';
import type { InvokeResult } from './lambda-process.ts';
import { openQueue, type Queue } from './sqs.ts';
import { eventually } from './testing/running-stack.ts';
import { temporaryFolder } from './testing/sample-assembly.ts';

let folder: ReturnType<typeof temporaryFolder>;
let now: number;
beforeEach(() => {
  folder = temporaryFolder();
  now = 1_800_000_000_000;
});
afterEach(() => folder.remove());

const open = async (deadLetters: () => Queue, maxReceiveCount = 2) =>
  openQueue({
    arn: 'arn:aws:sqs:eu-central-1:0:main',
    file: `${folder.path}/main.jsonl`,
    properties: {
      VisibilityTimeout: 60,
      MessageRetentionPeriod: 3600,
      RedrivePolicy: { deadLetterTargetArn: 'arn:dead', maxReceiveCount },
    },
    deadLetters,
    now: () => now,
  });
const openDead = () =>
  openQueue({
    arn: 'arn:dead',
    file: `${folder.path}/dead.jsonl`,
    properties: { VisibilityTimeout: 30, MessageRetentionPeriod: 3600 },
    deadLetters: never,
    now: () => now,
  });
const never = (): Queue => {
  throw new Error('has no dead-letter queue');
};

test('a message that is not removed comes again after the visibility timeout, then goes to the dead letters', async () => {
  const dead = await openDead();
  const queue = await open(() => dead);
  await queue.send({ body: 'hallo' });
  expect((await queue.receive(10)).map(({ body, receiveCount }) => [body, receiveCount])).toEqual([
    ['hallo', 1],
  ]);
  expect(await queue.receive(10)).toEqual([]);
  now += 60_000;
  expect((await queue.receive(10)).map(({ receiveCount }) => receiveCount)).toEqual([2]);
  now += 60_000;
  expect(await queue.receive(10)).toEqual([]);
  expect(queue.list()).toEqual([]);
  expect(dead.list().map(({ body }) => body)).toEqual(['hallo']);
});

test('messages survive the process, and what was in flight is visible again', async () => {
  const first = await open(never);
  await first.send({ body: 'hallo' });
  await first.receive(10);
  const second = await open(never);
  expect((await second.receive(10)).map(({ body, receiveCount }) => [body, receiveCount])).toEqual([
    ['hallo', 2],
  ]);
});

test('a message older than the retention period is gone', async () => {
  const queue = await open(never);
  await queue.send({ body: 'alt' });
  now += 3_601_000;
  expect(await queue.receive(10)).toEqual([]);
  expect(queue.list()).toEqual([]);
});

test.each<[string, (ids: string[]) => InvokeResult, string[]]>([
  ['success removes the batch', () => ({ ok: true, value: null }), []],
  [
    'a reported failure keeps that message',
    ([, b]) => ({ ok: true, value: { batchItemFailures: [{ itemIdentifier: b }] } }),
    ['b'],
  ],
  [
    'a report about an unknown message keeps all',
    () => ({ ok: true, value: { batchItemFailures: [{ itemIdentifier: 'x' }] } }),
    ['a', 'b'],
  ],
  ['an error keeps all', () => ({ ok: false, error: { errorType: 'Error', errorMessage: '' } }), ['a', 'b']],
])('event source: %s', async (_name, answer, kept) => {
  const queue = await open(never);
  await queue.send({ body: 'a' });
  await queue.send({ body: 'b' });
  const batches: string[][] = [];
  const target = {
    arn: 'arn:function',
    warm: () => {},
    kill: () => {},
    stop: async () => {},
    invoke: async (event: unknown) => {
      const { Records } = event as { Records: Array<{ messageId: string; body: string }> };
      batches.push(Records.map(({ body }) => body));
      return answer(Records.map(({ messageId }) => messageId));
    },
  };
  const source = startEventSource(queue, target, {
    BatchSize: 10,
    MaximumBatchingWindowInSeconds: 0,
    FunctionResponseTypes: ['ReportBatchItemFailures'],
  });
  await eventually(() => batches[0]);
  await source.stop();
  expect(batches).toEqual([['a', 'b']]);
  expect(queue.list().map(({ body }) => body)).toEqual(kept);
});
