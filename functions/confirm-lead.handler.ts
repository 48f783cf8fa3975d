import { SESv2Client } from '@aws-sdk/client-sesv2';
import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSHandler, SQSRecord } from 'aws-lambda';
import { leadTypeLabels, mails } from '#site-build';
import {
  bounds,
  createDocumentClient,
  createSecretReader,
  mailBounds,
  queueSettings,
  readEnv,
  readNumber,
} from './aws.ts';
import { deliverLeads } from './deliver-lead.ts';
import { createCanaryRecord } from './leads/canary.ts';
import { confirm } from './leads/confirmation.ts';
import { createCounter, createFullCheck, createReserve } from './leads/counter.ts';
import { createKeyedHash } from './leads/keyed-hash.ts';
import { createSecret } from './leads/secret.ts';
import { createLog } from './log.ts';

const env = readEnv([
  'LIMITS_TABLE',
  'HASH_KEY_ARN',
  'MAIL_SENDER',
  'MAIL_REPLY_TO',
  'MAILS_PER_HOUR',
  'QUEUE_URL',
  'SITE_URL',
]);
const now = () => new Date();
const database = createDocumentClient();
const hashKey = createSecret(createSecretReader(env.HASH_KEY_ARN), Date.now);

const mail = {
  client: new SESv2Client(mailBounds),
  counter: createCounter(database, env.LIMITS_TABLE),
  isFull: createFullCheck(database, env.LIMITS_TABLE),
  reserve: createReserve(database, env.LIMITS_TABLE),
  now,
  sender: env.MAIL_SENDER,
  replyTo: env.MAIL_REPLY_TO,
  siteUrl: env.SITE_URL,
  mailsPerHour: readNumber('MAILS_PER_HOUR', env.MAILS_PER_HOUR),
  templates: mails.visitor,
  leadTypeLabels,
};
const canaries = createCanaryRecord(database, env.LIMITS_TABLE, now);
const log = createLog();

const queue = new SQSClient({ ...bounds, ...queueSettings });

async function postpone({ receiptHandle }: SQSRecord, until: Date): Promise<void> {
  await queue.send(
    new ChangeMessageVisibilityCommand({
      QueueUrl: env.QUEUE_URL,
      ReceiptHandle: receiptHandle,
      VisibilityTimeout: Math.ceil((until.getTime() - Date.now()) / 1000),
    }),
  );
}

/** Consumes the confirmation queue: confirms enquiries by mail, and asks sign-ups to confirm theirs. */
export const handler: SQSHandler = (event) =>
  deliverLeads(event, {
    receiver: 'confirmation',
    deliver: async (lead) => confirm(lead, { ...mail, hash: createKeyedHash(await hashKey.current()) }),
    postpone,
    canaries,
    log,
  });
