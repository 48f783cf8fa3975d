import { SNSClient } from '@aws-sdk/client-sns';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { ScheduledHandler } from 'aws-lambda';
import { bounds, createDocumentClient, createSecretReader, readEnv } from './aws.ts';
import { CANARY_HEADER, canaryEnquiry, canaryMark, createCanaryRecord } from './leads/canary.ts';
import { endpointOf } from './leads/contract.ts';
import { createKeyedHash } from './leads/keyed-hash.ts';
import { createLeadStore } from './leads/lead-store.ts';
import { runCanary, unconfirmedTopics } from './leads/run-canary.ts';
import { createLog } from './log.ts';

const env = readEnv([
  'SITE_URL',
  'BUSINESS_LEADS_TABLE',
  'LIMITS_TABLE',
  'HASH_KEY_ARN',
  'CANARY_RECEIVERS',
  'MAIL_TOPICS',
]);
const now = () => new Date();
const database = createDocumentClient();
const hashKey = createSecretReader(env.HASH_KEY_ARN);
const store = createLeadStore(database, { name: env.BUSINESS_LEADS_TABLE, key: 'submissionId' }, now);
const SEND_WITHIN_MS = 10_000;

const dependencies = {
  send,
  find: async (id: string) => (await store.find([id]))[0],
  remove,
  receiversOf: createCanaryRecord(database, env.LIMITS_TABLE, now).receiversOf,
  receivers: env.CANARY_RECEIVERS.split(','),
  unconfirmed: () =>
    unconfirmedTopics(env.MAIL_TOPICS.split(','), (region) => new SNSClient({ ...bounds, region })),
  now,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  log: createLog(),
};

/** Daily: an enquiry through the public address, as a visitor's browser sends it. */
export const handler: ScheduledHandler = () => runCanary(dependencies);

async function send(id: string): Promise<string | undefined> {
  const answer = await fetch(new URL(endpointOf('enquiry'), env.SITE_URL), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      [CANARY_HEADER]: canaryMark(createKeyedHash(await hashKey()), id),
    },
    body: JSON.stringify({ ...canaryEnquiry, submissionId: id, elapsedMs: 60_000, page: '/anfrage' }),
    signal: AbortSignal.timeout(SEND_WITHIN_MS),
  });
  if (answer.status !== 201) return undefined;
  return ((await answer.json()) as { id?: string }).id;
}

/** Never removes a visitor's lead, whatever its id. */
async function remove(submissionId: string): Promise<void> {
  await database.send(
    new DeleteCommand({
      TableName: env.BUSINESS_LEADS_TABLE,
      Key: { submissionId },
      ConditionExpression: 'attribute_not_exists(submissionId) OR canary = :yes',
      ExpressionAttributeValues: { ':yes': true },
    }),
  );
}
