import type { SQSHandler } from 'aws-lambda';
import { createDocumentClient, createSecretReader } from './aws.ts';
import { deliverLeads } from './deliver-lead.ts';
import { readEnv } from './env.ts';
import { createCanaryRecord } from './leads/canary-record.ts';
import { forward } from './leads/forward.ts';
import { createLog } from './log.ts';

const env = readEnv(['LIMITS_TABLE', 'WEBHOOK_URL', 'WEBHOOK_NETWORK', 'WEBHOOK_SECRET_ARN']);
const now = () => new Date();

const webhook = {
  target: {
    url: env.WEBHOOK_URL,
    network: env.WEBHOOK_NETWORK === 'loopback' ? ('loopback' as const) : ('public' as const),
  },
  secret: createSecretReader(env.WEBHOOK_SECRET_ARN),
  now,
};
const canaries = createCanaryRecord(createDocumentClient(), env.LIMITS_TABLE, now);
const log = createLog();

/** Behind the webhook queue: forwards leads to the owner's webhook. */
export const handler: SQSHandler = (event) =>
  deliverLeads(event, { receiver: 'webhook', deliver: (lead) => forward(lead, webhook), canaries, log });
