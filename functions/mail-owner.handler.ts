import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSHandler } from 'aws-lambda';
import { leadTypeLabels, mails } from '#site-build';
import { bounds, createDocumentClient, mailBounds, ownerMailing, queueSettings, readEnv } from './aws.ts';
import { deliverLeads } from './deliver-lead.ts';
import { createCanaryRecord } from './leads/canary.ts';
import { createCounter, createReserve } from './leads/counter.ts';
import { mailOwner } from './leads/owner-mail.ts';
import { createOwnerMailRecord } from './leads/owner-mail-record.ts';
import { createLog } from './log.ts';

const env = readEnv(['LIMITS_TABLE', 'DIGEST_QUEUE_URL']);
const now = () => new Date();
const database = createDocumentClient();
const sqs = new SQSClient({ ...bounds, ...queueSettings });

const dependencies = {
  mailing: ownerMailing(new SESv2Client(mailBounds)),
  texts: { ...mails.owner, leadTypeLabels },
  counter: createCounter(database, env.LIMITS_TABLE),
  reserve: createReserve(database, env.LIMITS_TABLE),
  record: createOwnerMailRecord(database, env.LIMITS_TABLE, now),
  digest: async (lead: object) => {
    await sqs.send(
      new SendMessageCommand({ QueueUrl: env.DIGEST_QUEUE_URL, MessageBody: JSON.stringify(lead) }),
    );
  },
  now,
};
const canaries = createCanaryRecord(database, env.LIMITS_TABLE, now);
const log = createLog();

/** Consumes the owner's queue: mails her each lead. */
export const handler: SQSHandler = (event) =>
  deliverLeads(event, {
    receiver: 'owner',
    deliver: (lead) => mailOwner(lead, dependencies),
    canaries,
    log,
  });
