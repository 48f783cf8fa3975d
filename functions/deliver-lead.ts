import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { CanaryRecord } from './leads/canary.ts';
import { HourlyLimit } from './leads/confirmation.ts';
import { type LeadMessage, leadMessage } from './leads/notify.ts';
import type { Log } from './log.ts';

export type DeliverDependencies = {
  /** The receiver that the queue belongs to, by its name in infra/lead-delivery.ts. */
  receiver: string;
  /** Resolves to the outcome; rejects if the delivery has to be retried. */
  deliver: (lead: LeadMessage) => Promise<string>;
  /** Hides a message until then. Its queue allows receptions for hours of waiting, so failures follow `quickRetry`. */
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
    // If that fails, too, the queue's visibility timeout applies.
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
 * The queue allows one reception for each hour that a message may have to wait, and some for failures. A message that
 * fails without having waited is retried at shorter intervals, so that it becomes a dead letter after 18 minutes, as in
 * the other queues.
 */
function quickRetry({ attributes }: SQSRecord): Date | undefined {
  const now = Date.now();
  return now - Number(attributes.SentTimestamp) < HOUR_MS ? new Date(now + QUICK_RETRY_MS) : undefined;
}
