import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toMessage } from './leads/notify.ts';
import { type Database, type Endpoint, startDatabase, startEndpoint, testEnv } from './testing/aws.ts';
import { invoke } from './testing/handlers.ts';
import { lead } from './testing/leads.ts';

let database: Database;
let ses: Endpoint;
let secrets: Endpoint;
beforeAll(async () => {
  [database, ses, secrets] = await Promise.all([
    startDatabase(),
    startEndpoint({ body: '{"MessageId":"1"}', afterMs: 1500 }),
    startEndpoint({ body: '{"SecretString":"the-key-of-hashes"}' }),
  ]);
  const env = {
    ...testEnv,
    AWS_ENDPOINT_URL_DYNAMODB: database.url,
    AWS_ENDPOINT_URL_SESV2: ses.url,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.url,
    LIMITS_TABLE: 'limits',
    MAIL_SENDER: 'post@example.org',
    OWNER_EMAIL: 'erika@example.org',
    CONFIGURATION_SET: 'owner-mails',
    DIGEST_QUEUE_URL: 'http://127.0.0.1:1/digest',
    HASH_KEY_ARN: 'arn:aws:secretsmanager:eu-central-1:000000000000:secret:hash-key',
    MAIL_REPLY_TO: 'erika@example.org',
    MAILS_PER_HOUR: '100',
    QUEUE_URL: 'http://127.0.0.1:1/confirmations',
    SITE_URL: 'https://www.example.org',
  };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await Promise.all([database.stop(), ses.stop(), secrets.stop()]);
});

test.each([
  ['the owner', () => import('./mail-owner.handler.ts')],
  ['the prospect', () => import('./confirm-lead.handler.ts')],
])('a mail to %s that SES is slow to acknowledge goes out once', async (_, load) => {
  ses.requests.length = 0;
  const { handler } = await load();
  const body = JSON.stringify(toMessage(lead({ createdAt: new Date() })));
  const attributes = { SentTimestamp: `${Date.now()}` };
  const event = { Records: [{ messageId: 'm1', receiptHandle: 'r1', body, attributes }] };
  expect(await invoke(handler, event)).toEqual({ batchItemFailures: [] });
  expect(ses.requests).toHaveLength(1);
});
