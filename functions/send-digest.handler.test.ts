import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { toMessage } from './leads/notify.ts';
import { type Endpoint, startEndpoint, testEnv } from './testing/aws.ts';
import { invoke } from './testing/handlers.ts';
import { lead } from './testing/leads.ts';

const receipts = Array.from({ length: 25 }, (_, index) => `receipt-${index}`);

let ses: Endpoint;
let sqs: Endpoint;
let waiting: string[] = [];
const deleted: string[] = [];
const givenBack: string[] = [];
/** What the queue is asked to delete in vain. */
let stuck: string[] = [];

beforeAll(async () => {
  ses = await startEndpoint({ body: '{"MessageId":"1"}' });
  sqs = await startEndpoint((request) => ({ body: JSON.stringify(answer(JSON.parse(request))) }));
  const env = {
    ...testEnv,
    AWS_ENDPOINT_URL_SESV2: ses.url,
    AWS_ENDPOINT_URL_SQS: sqs.url,
    MAIL_SENDER: 'post@example.org',
    OWNER_EMAIL: 'erika@example.org',
    CONFIGURATION_SET: 'owner-mails',
    DIGEST_QUEUE_URL: `${sqs.url}/digest`,
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([ses.stop(), sqs.stop()]);
});
beforeEach(() => {
  ses.requests.length = 0;
  deleted.length = 0;
  givenBack.length = 0;
  ses.reply = { body: '{"MessageId":"1"}' };
  waiting = [...receipts];
  stuck = [];
});

type Asked =
  | { MaxNumberOfMessages: number }
  | { Entries: Array<{ Id: string; ReceiptHandle: string; VisibilityTimeout?: number }> };

/** As the digest queue answers; a message's receipt is its lead's id. */
function answer(asked: Asked) {
  if ('MaxNumberOfMessages' in asked)
    return { Messages: waiting.splice(0, asked.MaxNumberOfMessages).map(messageOf) };
  const visible = asked.Entries.filter(({ VisibilityTimeout }) => VisibilityTimeout === 0);
  givenBack.push(...visible.map(({ ReceiptHandle }) => ReceiptHandle));
  if (visible.length > 0) return { Successful: visible.map(({ Id }) => ({ Id })), Failed: [] };
  const [Failed, gone] = [true, false].map((isStuck) =>
    asked.Entries.filter(({ ReceiptHandle }) => stuck.includes(ReceiptHandle) === isStuck),
  );
  deleted.push(...(gone ?? []).map(({ ReceiptHandle }) => ReceiptHandle));
  return { Failed };
}

function messageOf(receipt: string) {
  const Body = JSON.stringify(toMessage(lead({ id: receipt })));
  const MD5OfBody = createHash('md5').update(Body).digest('hex');
  return { MessageId: receipt, ReceiptHandle: receipt, Body, MD5OfBody };
}

const run = async () => invoke((await import('./send-digest.handler.ts')).handler, {});

test('all that waits comes in one mail and leaves the queue', async () => {
  await run();
  expect(ses.requests).toHaveLength(1);
  expect(deleted.sort()).toEqual([...receipts].sort());
});

test('what the queue does not delete is told of, since it will be named again', async () => {
  stuck = ['receipt-3', 'receipt-20'];
  await expect(run()).rejects.toThrow('2 leads stay in the digest queue');
  expect(deleted).toHaveLength(receipts.length - stuck.length);
});

test('what could not be mailed waits in the queue at once, not for a quarter of an hour', async () => {
  ses.reply = { status: 400, body: '{"__type":"TooManyRequestsException"}' };
  await expect(run()).rejects.toThrow();
  expect(givenBack.sort()).toEqual([...receipts].sort());
  expect(deleted).toEqual([]);
});
