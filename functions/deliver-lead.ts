import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { CanaryRecord } from './leads/canary.ts';
import { HourlyLimit } from './leads/confirmation.ts';
import { type LeadMessage, leadMessage } from './leads/notify.ts';
import type { Log } from './log.ts';

export type DeliverDependencies = {
  /** The queue's receiver. */
  receiver: 'owner' | 'confirmation' | 'webhook';
  /** Resolves to the outcome; rejects if it has to be retried. */
  deliver: (lead: LeadMessage) => Promise<string>;
  /** Keeps a message back until then. Waiting may use up most of its receptions, so failures follow `quickRetry`. */
  postpone?: (record: SQSRecord, until: Date) => Promise<void>;
  canaries: Pick<CanaryRecord, 'note'>;
  log: Log;
};

/**
 * Delivers the leads of a batch in parallel, so that a slow one delays no other. Each failure returns to the queue on its
 * own, and finally to the dead-letter queue.
 */
export async function deliverLeads(
  { Records }: SQSEvent,
  dependencies: DeliverDependencies,
): Promise<SQSBatchResponse> {
  const isDelivered = await Promise.all(Records.map((record) => deliverLead(record, dependencies)));
  const failed = Records.filter((_, index) => !isDelivered[index]);
  return { batchItemFailures: failed.map(({ messageId }) => ({ itemIdentifier: messageId })) };
}

async function deliverLead(
  record: SQSRecord,
  { receiver, deliver, postpone, canaries, log }: DeliverDependencies,
): Promise<boolean> {
  let lead: LeadMessage | undefined;
  try {
    lead = leadMessage.parse(JSON.parse(record.body));
    const outcome = await deliver(lead);
    if (lead.canary) await canaries.note(lead.id, receiver);
    log({ outcome: `${receiver}_${outcome}`, form: lead.form, id: lead.id });
    return true;
  } catch (error) {
    const code = error instanceof Error ? error.name : undefined;
    const isPostponed = postpone && error instanceof HourlyLimit;
    const until = isPostponed ? error.until : quickRetry(record);
    // If that fails, too, it is tried again after the queue's own time.
    if (until) await postpone?.(record, until).catch(() => undefined);
    log({
      outcome: `${receiver}_${isPostponed ? 'postponed' : 'failed'}`,
      form: lead?.form,
      id: lead?.id,
      code,
    });
    return false;
  }
}

const HOUR_MS = 60 * 60 * 1000;
export const QUICK_RETRY_MS = 30 * 1000;

/**
 * A message has as many receptions as it may have to wait hours, and some to fail. One that fails before it has waited
 * uses them up at shorter intervals, so that it becomes a dead letter after 18 minutes, like those of other queues.
 */
function quickRetry({ attributes }: SQSRecord): Date | undefined {
  const now = Date.now();
  return now - Number(attributes.SentTimestamp) < HOUR_MS ? new Date(now + QUICK_RETRY_MS) : undefined;
}
