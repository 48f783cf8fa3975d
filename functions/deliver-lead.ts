import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { CanaryRecord } from './leads/canary-record.ts';
import { type LeadMessage, leadMessage } from './leads/lead-message.ts';
import type { Log } from './log.ts';

export type DeliverDependencies = {
  /** Who is behind the queue. */
  receiver: 'confirmation' | 'webhook';
  /** Gives what became of it; rejects when it has to be tried again. */
  deliver: (lead: LeadMessage) => Promise<string>;
  canaries: Pick<CanaryRecord, 'note'>;
  log: Log;
};

/**
 * Delivers the leads of a batch side by side, so that a slow receiver delays none by the others. What fails goes back to
 * the queue by itself, and in the end to its dead letters.
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
  { body }: SQSRecord,
  { receiver, deliver, canaries, log }: DeliverDependencies,
): Promise<boolean> {
  let lead: LeadMessage | undefined;
  try {
    lead = leadMessage.parse(JSON.parse(body));
    const outcome = await deliver(lead);
    if (lead.canary) await canaries.note(lead.id, receiver);
    log({ outcome: `${receiver}_${outcome}`, form: lead.form, id: lead.id });
    return true;
  } catch (error) {
    const code = error instanceof Error ? error.name : undefined;
    log({ outcome: `${receiver}_failed`, form: lead?.form, id: lead?.id, code });
    return false;
  }
}
