import { SNSClient } from '@aws-sdk/client-sns';
import type { LambdaFunctionURLHandler } from 'aws-lambda';
import { retentionDays } from '#site-build';
import { bounds, createDocumentClient, createSecretReader, readEnv, readNumber } from './aws.ts';
import { confirmSignup } from './confirm-signup.ts';
import { toRequest } from './http.ts';
import { createCounter, createFullCheck } from './leads/counter.ts';
import { createLeadStores } from './leads/lead-store.ts';
import { createDuplicateLimit, createIdClaim, createRateLimit } from './leads/limits.ts';
import { createLeadNotifier } from './leads/notify.ts';
import { createSecret } from './leads/secret.ts';
import { CONFIRMATION_PATH } from './leads/signup.ts';
import { createLog } from './log.ts';
import { submitLead } from './submit-lead.ts';

const env = readEnv([
  'BUSINESS_LEADS_TABLE',
  'TV_LEADS_TABLE',
  'LIMITS_TABLE',
  'LEAD_TOPIC_ARN',
  'ORIGIN_SECRET_ARN',
  'HASH_KEY_ARN',
  'RATE_LIMIT',
  'RATE_LIMIT_WITHOUT_SCRIPT',
  'DUPLICATE_LIMIT',
]);
const now = () => new Date();
const database = createDocumentClient();
const counter = createCounter(database, env.LIMITS_TABLE);
const originSecret = createSecret(
  createSecretReader(env.ORIGIN_SECRET_ARN),
  Date.now,
  // The edge sends the one before until a deployment has reached it.
  createSecretReader(env.ORIGIN_SECRET_ARN, 'AWSPREVIOUS'),
);
const hashKey = createSecret(createSecretReader(env.HASH_KEY_ARN), Date.now);
// Fetched during the rest of the cold start; a failure is retried, and answered, by the first request.
for (const secret of [originSecret, hashKey]) secret.current().catch(() => undefined);

const dependencies = {
  stores: createLeadStores(database, env, now),
  notifier: createLeadNotifier(new SNSClient(bounds), env.LEAD_TOPIC_ARN),
  rateLimit: createRateLimit(counter, {
    all: readNumber('RATE_LIMIT', env.RATE_LIMIT),
    withoutScript: readNumber('RATE_LIMIT_WITHOUT_SCRIPT', env.RATE_LIMIT_WITHOUT_SCRIPT),
  }),
  duplicateLimit: createDuplicateLimit(
    counter,
    createFullCheck(database, env.LIMITS_TABLE),
    readNumber('DUPLICATE_LIMIT', env.DUPLICATE_LIMIT),
  ),
  claimId: createIdClaim(counter),
  retentionDays,
  originSecret,
  hashKey,
  now,
  log: createLog(),
};

/** POST /api/leads/<form> and the links in sign-ups' mails, behind a Function URL. */
export const handler: LambdaFunctionURLHandler = (event) => {
  const request = toRequest(event);
  const answer = request.path.startsWith(CONFIRMATION_PATH) ? confirmSignup : submitLead;
  return answer(request, dependencies);
};
