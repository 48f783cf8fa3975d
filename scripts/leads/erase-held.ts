import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { LeadItem } from '../../functions/leads/lead.ts';
import { idClaimKey } from '../../functions/leads/limits.ts';
import type { Erasure } from './erasure-log.ts';
import { isAbout, searchQueue } from './queues.ts';
import { keyOf, leadById, leadsByEmail } from './read-leads.ts';
import type { Target } from './target.ts';

type Wanted = { email?: string | undefined; ids: readonly string[] };
export type Held = { leads: LeadItem[]; messages: number; hidden: number; wanted: Wanted };

/** Finds what there is to erase, including expired leads that DynamoDB has yet to delete. */
export async function searchHeld(target: Target, { email, ids }: Wanted): Promise<Held> {
  const now = new Date();
  const leads =
    email === undefined
      ? (await Promise.all(ids.map((id) => leadById(target, id, now, { expired: true })))).filter(
          (lead) => lead !== undefined,
        )
      : await leadsByEmail(target, email, now, { expired: true });
  const wanted = { email, ids: [...ids, ...leads.map(({ id }) => id)] };
  return { leads, wanted, ...(await searchQueues(target, wanted, { remove: false })) };
}

/** Erases it and updates `erasure` on the way, so that a partial erasure is recorded as well. */
export async function eraseHeld(target: Target, { leads, wanted }: Held, erasure: Erasure): Promise<void> {
  for (const lead of leads) {
    const { Attributes } = await target.dynamodb.send(
      new DeleteCommand({ ...keyOf(lead, target.tables), ReturnValues: 'ALL_OLD' }),
    );
    // Only free prompts leave a long-lived item in the limits table.
    const claim = { TableName: target.tables.limits, Key: { key: idClaimKey(lead.id) } };
    if (lead.source !== undefined) await target.dynamodb.send(new DeleteCommand(claim));
    if (!Attributes) continue;
    erasure.leads++;
    erasure.ids.push(lead.id);
  }
  erasure.messages = (await searchQueues(target, wanted, { remove: true })).messages;
}

/** Searches each queue before its dead letters, so that messages moving there meanwhile are found. */
async function searchQueues({ sqs, queues }: Target, wanted: Wanted, { remove }: { remove: boolean }) {
  let messages = 0;
  let hidden = 0;
  for (const url of [
    ...queues.map(({ queueUrl }) => queueUrl),
    ...queues.map((pair) => pair.deadLetterUrl),
  ]) {
    const result = await searchQueue(sqs, url, (body) => isAbout(body, wanted), { remove });
    messages += result.found;
    hidden += result.hidden;
  }
  return { messages, hidden };
}
