import type { SQSHandler } from 'aws-lambda';
import { createDocumentClient, createSecretReader, readEnv } from './aws.ts';
import { deliverLeads } from './deliver-lead.ts';
import { createCanaryRecord } from './leads/canary.ts';
import { forward } from './leads/webhook.ts';
import { createLog } from './log.ts';

const env = readEnv(['LIMITS_TABLE', 'RECEIVER', 'WEBHOOK_URL', 'WEBHOOK_NETWORK', 'WEBHOOK_SECRET_ARN']);
const now = () => new Date();

const target = {
  url: env.WEBHOOK_URL,
  network: env.WEBHOOK_NETWORK === 'loopback' ? ('loopback' as const) : ('public' as const),
};
const readSecret = createSecretReader(env.WEBHOOK_SECRET_ARN);
const canaries = createCanaryRecord(createDocumentClient(), env.LIMITS_TABLE, now);
const log = createLog();

/** Consumes a webhook's queue: forwards leads to it. */
export const handler: SQSHandler = (event) => {
  // Read once per batch; if that fails, each of its deliveries fails.
  const secret = readSecret();
  secret.catch(() => undefined);
  const webhook = { target, secret: () => secret, now };
  return deliverLeads(event, {
    receiver: env.RECEIVER,
    deliver: (lead) => forward(lead, webhook),
    canaries,
    log,
  });
};
