import { SNSClient } from '@aws-sdk/client-sns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../log.ts';
import { type Endpoint, startEndpoint, testClient } from '../testing/aws.ts';
import { lead } from '../testing/leads.ts';
import { CANARY_ID_PREFIX } from './canary.ts';
import type { KeptLead } from './lead.ts';
import { type CanaryDependencies, runCanary, unconfirmedTopics } from './run-canary.ts';

/** All stations as they are when all is well: each does its part at the second look. */
function stations(changes: Partial<CanaryDependencies> = {}) {
  const kept = new Map<string, KeptLead>();
  const log: LogEntry[] = [];
  let clock = 0;
  let looks = 0;
  const told: string[] = [];
  const dependencies: CanaryDependencies = {
    look: async () => undefined,
    tellUnheard: async () => void told.push('unheard'),
    send: async (id) => {
      kept.set(id, { ...lead({ id, canary: true }), pending: true });
      return id;
    },
    find: async (id) => {
      const found = kept.get(id);
      return found && { ...found, pending: ++looks < 3 };
    },
    remove: async (id) => void kept.delete(id),
    receiversOf: async () => (++looks < 6 ? ['confirmation'] : ['confirmation', 'webhook']),
    receivers: ['confirmation', 'webhook'],
    unconfirmed: async () => 0,
    now: () => new Date(clock),
    wait: async (ms) => {
      clock += ms;
    },
    log: (entry) => log.push(entry),
    ...changes,
  };
  return { kept, log, told, run: () => runCanary(dependencies), waited: () => clock };
}

test('a canary that arrives everywhere is removed, and all is well', async () => {
  const { kept, log, run } = stations();
  await run();
  expect(kept.size).toBe(0);
  const id = expect.stringMatching(`^${CANARY_ID_PREFIX}`);
  expect(log).toMatchObject([
    { outcome: 'subscriptions_counted', unconfirmed: 0 },
    { outcome: 'canary_well', id },
  ]);
});

const fails = async () => {
  throw new Error('down');
};

test.each<[string, Partial<CanaryDependencies>]>([
  ['page', { look: fails }],
  ['page-article', { look: async () => 'article' }],
  ['send', { send: fails }],
  ['send', { send: async () => undefined }],
  ['store', { find: async () => undefined }],
  ['store', { find: fails }],
  ['recognise', { send: async (id) => id, find: async (id) => ({ ...lead({ id }), pending: false }) }],
  ['notify', { find: async (id) => ({ ...lead({ id, canary: true }), pending: true }) }],
  ['receive-webhook', { receiversOf: async () => ['confirmation'] }],
  ['receive-confirmation', { receiversOf: fails }],
  ['remove', { remove: fails }],
  ['remove', { remove: async () => undefined }],
  ['subscriptions', { unconfirmed: fails }],
  ['tell-unheard', { unconfirmed: async () => 1, tellUnheard: fails }],
])(
  'names the first step that failed (%s), rejects, and gives up within two minutes',
  async (step, broken) => {
    const { log, run, waited } = stations(broken);
    await expect(run()).rejects.toThrow(`The canary failed: ${step}`);
    expect(log.find(({ outcome }) => outcome === 'canary_failed')).toMatchObject({ code: step });
    expect(waited()).toBeLessThan(120_000);
  },
);

test('an alarm topic without a reader is told of by another way than an alarm', async () => {
  for (const [unheard, expected] of [
    [0, []],
    [2, ['unheard']],
  ] as const) {
    const { run, told } = stations({ unconfirmed: async () => unheard });
    await run();
    expect(told).toEqual(expected);
  }
});

test('a canary that failed on its way is removed all the same', async () => {
  const { kept, run } = stations({ receiversOf: async () => [] });
  await expect(run()).rejects.toThrow();
  expect(kept.size).toBe(0);
});

let sns: Endpoint;
beforeEach(async () => {
  sns = await startEndpoint(subscribed('email', 'arn:aws:sns:eu-central-1:0:t:1'));
});
afterEach(() => sns.stop());

const subscribed = (protocol: string, arn: string) => ({
  type: 'text/xml',
  body: `<ListSubscriptionsByTopicResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><ListSubscriptionsByTopicResult><Subscriptions><member><Protocol>${protocol}</Protocol><SubscriptionArn>${arn}</SubscriptionArn></member></Subscriptions></ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`,
});
const topics = ['arn:aws:sns:eu-central-1:0:leads', 'arn:aws:sns:us-east-1:0:alarms'];
const regions: string[] = [];
const count = () =>
  unconfirmedTopics(topics, (region) => {
    regions.push(region);
    return new SNSClient({ ...testClient(sns.url), region });
  });

test('each topic is asked for in its own region', async () => {
  expect(await count()).toBe(0);
  expect(regions.sort()).toEqual(['eu-central-1', 'us-east-1']);
});

test.each([
  ['email', 'PendingConfirmation'],
  ['email', 'Deleted'],
  ['sqs', 'arn:aws:sns:eu-central-1:0:t:2'],
])('a topic whose only subscription is %s %s has no reader', async (protocol, arn) => {
  sns.reply = subscribed(protocol, arn);
  expect(await count()).toBe(2);
});

test('a topic that is not there yet has no reader; one that may not be asked for is an error', async () => {
  const refusal = (code: string, status: number) => ({
    status,
    type: 'text/xml',
    body: `<ErrorResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><Error><Type>Sender</Type><Code>${code}</Code><Message>no</Message></Error></ErrorResponse>`,
  });
  sns.reply = refusal('NotFound', 404);
  expect(await count()).toBe(2);
  sns.reply = refusal('AuthorizationError', 403);
  await expect(count()).rejects.toThrow('no');
});
