import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Confirmation } from './leads/confirmation.ts';
import { type LeadMessage, leadMessage } from './leads/lead-message.ts';
import type { Log } from './log.ts';

type DeliverDependencies = { confirm: (lead: LeadMessage) => Promise<Confirmation>; log: Log };

/** Confirms the enquiries of a batch. What fails goes back to the queue by itself, and in the end to its dead letters. */
export async function deliverLeads(
  event: SQSEvent,
  dependencies: DeliverDependencies,
): Promise<SQSBatchResponse> {
  const batchItemFailures = [];
  for (const record of event.Records) {
    if (!(await deliver(record, dependencies))) batchItemFailures.push({ itemIdentifier: record.messageId });
  }
  return { batchItemFailures };
}

async function deliver({ body }: SQSRecord, { confirm, log }: DeliverDependencies): Promise<boolean> {
  let lead: LeadMessage | undefined;
  try {
    lead = leadMessage.parse(JSON.parse(body));
    // Sign-ups get no mail beyond what they asked for.
    const outcome = lead.form === 'enquiry' ? await confirm(lead) : 'not_wanted';
    log({ outcome: `confirmation_${outcome}`, form: lead.form, id: lead.id });
    return true;
  } catch (error) {
    const code = error instanceof Error ? error.name : undefined;
    log({ outcome: 'confirmation_failed', form: lead?.form, id: lead?.id, code });
    return false;
  }
}
