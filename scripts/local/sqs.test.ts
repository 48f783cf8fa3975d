import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startEventSource } from './event-source.ts';
import type { InvokeResult } from './lambda.ts';
import { createQueue, type Queue } from './sqs.ts';

let dead: Queue;
let queue: Queue;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  dead = createQueue('arn:aws:sqs:eu-central-1:0:dead', { VisibilityTimeout: 30 }, () => dead);
  const RedrivePolicy = { deadLetterTargetArn: dead.arn, maxReceiveCount: 2 };
  queue = createQueue(
    'arn:aws:sqs:eu-central-1:0:main',
    { VisibilityTimeout: 60, RedrivePolicy },
    () => dead,
  );
});
afterEach(() => vi.useRealTimers());

const bodies = ({ messages }: Queue) => [...messages.values()].map(({ body }) => body);
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

test('a message that is not removed comes again after the visibility timeout, then goes to the dead letters', () => {
  queue.send('hallo');
  expect(queue.receive(10)).toMatchObject([{ body: 'hallo', receiveCount: 1 }]);
  expect(queue.receive(10)).toEqual([]);
  pass(60);
  expect(queue.receive(10)).toMatchObject([{ receiveCount: 2 }]);
  pass(60);
  expect(queue.receive(10)).toEqual([]);
  expect([bodies(queue), bodies(dead)]).toEqual([[], ['hallo']]);
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
  ['a report that cannot be read keeps all', () => ({ ok: true, value: 'done' }), ['a', 'b']],
  ['an error keeps all', () => ({ ok: false, error: { errorType: 'Error', errorMessage: '' } }), ['a', 'b']],
])('event source: %s', async (_, answer, kept) => {
  queue.send('a');
  queue.send('b');
  const batches: string[][] = [];
  const source = startEventSource(
    queue,
    {
      async invoke(event) {
        const { Records } = event as { Records: Array<{ messageId: string; body: string }> };
        batches.push(Records.map(({ body }) => body));
        return answer(Records.map(({ messageId }) => messageId));
      },
    },
    10,
  );
  await vi.waitFor(() => expect(batches).toEqual([['a', 'b']]));
  await source.stop();
  expect(bodies(queue)).toEqual(kept);
});

test('what fails as slowly as it becomes visible again is tried once a run', async () => {
  queue.send('a');
  let tries = 0;
  const source = startEventSource(
    queue,
    {
      async invoke() {
        tries++;
        pass(60);
        return { ok: true, value: 'failed' };
      },
    },
    10,
  );
  await source.deliver();
  expect(tries).toBe(1);
  await source.stop();
});
