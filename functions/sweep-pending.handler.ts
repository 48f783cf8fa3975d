import { SNSClient } from '@aws-sdk/client-sns';
import type { ScheduledHandler } from 'aws-lambda';
import { leadTypeLabels, mails } from '#site-build';
import { bounds, createDocumentClient } from './aws.ts';
import { readEnv } from './env.ts';
import { createLeadNotifier } from './leads/lead-notifier.ts';
import { createLeadStore } from './leads/lead-store.ts';
import { sweepPending } from './leads/sweep.ts';
import { createLog } from './log.ts';

const env = readEnv(['BUSINESS_LEADS_TABLE', 'LEAD_TOPIC_ARN']);
const now = () => new Date();

const dependencies = {
  store: createLeadStore(createDocumentClient(), env.BUSINESS_LEADS_TABLE, now),
  notifier: createLeadNotifier(new SNSClient(bounds), env.LEAD_TOPIC_ARN, {
    template: mails.ownerNotification,
    leadTypeLabels,
  }),
  now,
  log: createLog(),
};

/** Every minute: notifies again of what is still pending. */
export const handler: ScheduledHandler = () => sweepPending(dependencies);
