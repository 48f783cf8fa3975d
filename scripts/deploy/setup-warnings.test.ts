import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Endpoint, startEndpoint } from '../../functions/testing/aws.ts';
import { setupWarnings } from './setup-warnings.ts';

let sns: Endpoint;
let ses: Endpoint;
beforeEach(async () => {
  [sns, ses] = await Promise.all([
    startEndpoint(subscribed('arn:aws:sns:eu-central-1:0:t:1')),
    startEndpoint(account(true)),
  ]);
  vi.stubEnv('AWS_ENDPOINT_URL_SNS', sns.url);
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', ses.url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all([sns.stop(), ses.stop()]);
});

const outputs = {
  AlarmTopicArn: 'arn:aws:sns:eu-central-1:0:alarms',
};
const edgeTopic = 'arn:aws:sns:us-east-1:0:alarms';

const subscribed = (arn: string) => ({
  type: 'text/xml',
  body: `<ListSubscriptionsByTopicResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><ListSubscriptionsByTopicResult><Subscriptions><member><Protocol>email</Protocol><Endpoint>ops@example.org</Endpoint><SubscriptionArn>${arn}</SubscriptionArn></member></Subscriptions></ListSubscriptionsByTopicResult></ListSubscriptionsByTopicResponse>`,
});
const account = (ProductionAccessEnabled: boolean) => ({
  body: JSON.stringify({ ProductionAccessEnabled, SendingEnabled: true }),
});

test('nothing is open where all is confirmed and SES is out of its sandbox', async () => {
  expect(await setupWarnings(outputs, { edgeTopic })).toEqual([]);
});

test('while SES is in its sandbox it is said that confirmations will not arrive', async () => {
  ses.reply = account(false);
  expect(await setupWarnings(outputs)).toEqual([
    expect.stringMatching(/^Confirmations will not arrive, .*: SES is in its sandbox/),
  ]);
});

test.each(['PendingConfirmation', 'Deleted'])(
  'a subscription that is %s is named, of every topic',
  async (arn) => {
    sns.reply = subscribed(arn);
    expect(await setupWarnings(outputs, { edgeTopic })).toEqual([
      expect.stringMatching(/^Alarms will not arrive: .* \(ops@example\.org\).*--confirm/),
      expect.stringMatching(/^Alarms of the edge will not arrive/),
    ]);
  },
);
