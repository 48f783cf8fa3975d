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

/** Delivers the leads of a batch. What fails goes back to the queue by itself, and in the end to its dead letters. */
export async function deliverLeads(
  event: SQSEvent,
  dependencies: DeliverDependencies,
): Promise<SQSBatchResponse> {
  const batchItemFailures = [];
  for (const record of event.Records) {
    if (!(await deliverLead(record, dependencies)))
      batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
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
