import { SNSClient } from '@aws-sdk/client-sns';
import type { ScheduledHandler } from 'aws-lambda';
import { bounds, createDocumentClient, readEnv } from './aws.ts';
import { createLeadStores } from './leads/lead-store.ts';
import { createLeadNotifier } from './leads/notify.ts';
import { sweepPending } from './leads/sweep.ts';
import { createLog } from './log.ts';

const env = readEnv(['BUSINESS_LEADS_TABLE', 'TV_LEADS_TABLE', 'LEAD_TOPIC_ARN']);
const now = () => new Date();
const database = createDocumentClient();

const dependencies = {
  stores: Object.values(createLeadStores(database, env, now)),
  notifier: createLeadNotifier(new SNSClient(bounds), env.LEAD_TOPIC_ARN),
  now,
  log: createLog(),
};

/** Every minute: notifies of leads still pending. */
export const handler: ScheduledHandler = () => sweepPending(dependencies);
