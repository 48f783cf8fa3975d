import { SESv2Client } from '@aws-sdk/client-sesv2';
import type { SQSHandler } from 'aws-lambda';
import { leadTypeLabels, mails } from '#site-build';
import { bounds, createDocumentClient, createSecretReader, readEnv } from './aws.ts';
import { deliverLeads } from './deliver-lead.ts';
import { createCanaryRecord } from './leads/canary.ts';
import { confirm } from './leads/confirmation.ts';
import { createKeyedHash } from './leads/keyed-hash.ts';
import { createCounter } from './leads/limits.ts';
import { createSecret } from './leads/secret.ts';
import { createLog } from './log.ts';

const env = readEnv(['LIMITS_TABLE', 'HASH_KEY_ARN', 'MAIL_SENDER', 'MAIL_REPLY_TO']);
const now = () => new Date();
const database = createDocumentClient();
const hashKey = createSecret(createSecretReader(env.HASH_KEY_ARN), Date.now);

const mail = {
  client: new SESv2Client(bounds),
  counter: createCounter(database, env.LIMITS_TABLE),
  now,
  sender: env.MAIL_SENDER,
  replyTo: env.MAIL_REPLY_TO,
  template: mails.confirmation,
  leadTypeLabels,
};
const canaries = createCanaryRecord(database, env.LIMITS_TABLE, now);
const log = createLog();

/** Consumes the confirmation queue: confirms enquiries by mail. */
export const handler: SQSHandler = (event) =>
  deliverLeads(event, {
    receiver: 'confirmation',
    deliver: async (lead) => confirm(lead, { ...mail, hash: createKeyedHash(await hashKey.current()) }),
    canaries,
    log,
  });
