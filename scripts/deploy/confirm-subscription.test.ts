import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Endpoint, startEndpoint } from '../../functions/testing/aws.ts';
import { confirmSubscription } from './confirm-subscription.ts';

let sns: Endpoint;
beforeEach(async () => {
  sns = await startEndpoint({
    type: 'text/xml',
    body: '<ConfirmSubscriptionResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><ConfirmSubscriptionResult><SubscriptionArn>arn:1</SubscriptionArn></ConfirmSubscriptionResult></ConfirmSubscriptionResponse>',
  });
  vi.stubEnv('AWS_ENDPOINT_URL_SNS', sns.url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await sns.stop();
});

const topic = 'arn:aws:sns:eu-central-1:111122223333:Website-prod-AlarmTopic';
const link = `https://sns.eu-central-1.amazonaws.com/confirmation.html?TopicArn=${topic}&Token=2336412f37&Endpoint=ops@example.net`;

test('the pasted link confirms the subscription so that only the account can end it', async () => {
  await confirmSubscription(` ${link}\n`, [topic]);
  expect(Object.fromEntries(new URLSearchParams(sns.requests[0]))).toMatchObject({
    Action: 'ConfirmSubscription',
    TopicArn: topic,
    Token: '2336412f37',
    AuthenticateOnUnsubscribe: 'true',
  });
});

test.each([
  ['nonsense', 'This is not the link'],
  [
    link.replace('sns.eu-central-1.amazonaws.com', 'sns.eu-central-1.amazonaws.com.evil.example'),
    'not the link',
  ],
  [link.replace('Token', 'Other'), 'not the link'],
  [link.replaceAll('eu-central-1', 'us-east-1'), 'not for an alarm topic of this stage'],
])('%s is refused before anything is asked of AWS', async (given, message) => {
  await expect(confirmSubscription(given, [topic])).rejects.toThrow(message);
  expect(sns.requests).toEqual([]);
});

test('a link that has expired says where another one comes from', async () => {
  sns.reply = {
    status: 400,
    type: 'text/xml',
    body: '<ErrorResponse><Error><Type>Sender</Type><Code>InvalidParameter</Code><Message>Invalid token</Message></Error></ErrorResponse>',
  };
  await expect(confirmSubscription(link, [topic])).rejects.toThrow(/Invalid token.*Request confirmation/s);
});
