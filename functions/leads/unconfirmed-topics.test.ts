import { SNSClient } from '@aws-sdk/client-sns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Endpoint, startEndpoint, testClient } from '../testing/aws.ts';
import { unconfirmedTopics } from './unconfirmed-topics.ts';

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
