import { randomUUID } from 'node:crypto';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { SNSClient } from '@aws-sdk/client-sns';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { ScheduledHandler } from 'aws-lambda';
import { mails } from '#site-build';
import { bounds, createDocumentClient, createSecretReader, mailBounds, readEnv } from './aws.ts';
import {
  CANARY_HEADER,
  CANARY_KEY_PREFIX,
  canaryEnquiry,
  canaryMark,
  createCanaryRecord,
} from './leads/canary.ts';
import { endpointOf } from './leads/contract.ts';
import { createCounter } from './leads/counter.ts';
import { createKeyedHash } from './leads/keyed-hash.ts';
import { createLeadStore } from './leads/lead-store.ts';
import { lookAtPages, type Page } from './leads/look-at-pages.ts';
import { runCanary, unconfirmedTopics } from './leads/run-canary.ts';
import { createLog } from './log.ts';

const env = readEnv([
  'SITE_URL',
  'BUSINESS_LEADS_TABLE',
  'LIMITS_TABLE',
  'HASH_KEY_ARN',
  'CANARY_RECEIVERS',
  'MAIL_TOPICS',
  'MAIL_SENDER',
  'UNHEARD_RECIPIENTS',
]);
const now = () => new Date();
const database = createDocumentClient();
const hashKey = createSecretReader(env.HASH_KEY_ARN);
const store = createLeadStore(database, { name: env.BUSINESS_LEADS_TABLE, key: 'submissionId' }, now);
const ANSWERED_WITHIN_MS = 10_000;
const counter = createCounter(database, env.LIMITS_TABLE);

const dependencies = {
  look: (id: string) => lookAtPages(get, id),
  send,
  find: async (id: string) => (await store.find([id]))[0],
  remove,
  receiversOf: createCanaryRecord(database, env.LIMITS_TABLE, now).receiversOf,
  receivers: env.CANARY_RECEIVERS.split(','),
  unconfirmed: () =>
    unconfirmedTopics(env.MAIL_TOPICS.split(','), (region) => new SNSClient({ ...bounds, region })),
  tellUnheard,
  now,
  wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  log: createLog(),
};

/** Hourly: pages and an enquiry through the public address, as a visitor's browser asks for them and sends it. */
export const handler: ScheduledHandler = () => runCanary(dependencies);

async function get(path: string): Promise<Page> {
  const answer = await fetch(new URL(path, env.SITE_URL), {
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    body: await answer.text(),
  };
}

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
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
  });
  if (answer.status !== 201) return undefined;
  return ((await answer.json()) as { id?: string }).id;
}

/** Mails everybody concerned, once a day. */
async function tellUnheard(): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  const isFirst = await counter({
    key: `${CANARY_KEY_PREFIX}unheard:${day}`,
    member: randomUUID(),
    limits: { mails: 1 },
    expiresAt: new Date(now().getTime() + 2 * 24 * 60 * 60 * 1000),
  });
  if (!isFirst) return;
  const { subject, text } = mails.alarmsUnheard;
  await new SESv2Client(mailBounds).send(
    new SendEmailCommand({
      FromEmailAddress: env.MAIL_SENDER,
      Destination: { ToAddresses: env.UNHEARD_RECIPIENTS.split(',') },
      Content: {
        Simple: {
          Subject: { Data: subject, Charset: 'UTF-8' },
          Body: { Text: { Data: text, Charset: 'UTF-8' } },
        },
      },
    }),
  );
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
