import { SNSClient } from '@aws-sdk/client-sns';
import type { LambdaFunctionURLHandler } from 'aws-lambda';
import { leadTypeLabels, mails, retentionDays } from '#site-build';
import { bounds, createDocumentClient, createSecretReader } from './aws.ts';
import { readEnv, readNumber } from './env.ts';
import { toRequest } from './http.ts';
import { createCounter } from './leads/counter.ts';
import { createLeadNotifier } from './leads/lead-notifier.ts';
import { createLeadStore } from './leads/lead-store.ts';
import { createOriginSecret } from './leads/origin-secret.ts';
import { createRateLimit } from './leads/rate-limit.ts';
import { createLog } from './log.ts';
import { submitLead } from './submit-lead.ts';

const env = readEnv([
  'BUSINESS_LEADS_TABLE',
  'LIMITS_TABLE',
  'LEAD_TOPIC_ARN',
  'ORIGIN_SECRET_ARN',
  'RATE_LIMIT',
  'RATE_LIMIT_WITHOUT_SCRIPT',
]);
const now = () => new Date();
const database = createDocumentClient();
const secret = createOriginSecret(createSecretReader(env.ORIGIN_SECRET_ARN), Date.now);
// Asked for while the rest of the cold start goes on; a failure is met again, and answered, by the first request.
secret.current().catch(() => undefined);

const dependencies = {
  store: createLeadStore(database, env.BUSINESS_LEADS_TABLE, now),
  notifier: createLeadNotifier(new SNSClient(bounds), env.LEAD_TOPIC_ARN, {
    template: mails.ownerNotification,
    leadTypeLabels,
  }),
  rateLimit: createRateLimit(createCounter(database, env.LIMITS_TABLE), {
    all: readNumber('RATE_LIMIT', env.RATE_LIMIT),
    withoutScript: readNumber('RATE_LIMIT_WITHOUT_SCRIPT', env.RATE_LIMIT_WITHOUT_SCRIPT),
  }),
  retentionDays,
  secret,
  now,
  log: createLog(),
};

/** POST /api/leads/<form>, behind a Function URL. */
export const handler: LambdaFunctionURLHandler = (event) => submitLead(toRequest(event), dependencies);
