import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { idClaimKey } from '../../functions/leads/id-claim.ts';
import type { LeadItem } from '../../functions/leads/lead-item.ts';
import type { Erasure } from './erasure-log.ts';
import type { Place } from './place.ts';
import { isAbout, searchQueue } from './queues.ts';
import { keyOf, leadById, leadsByEmail } from './read-leads.ts';

type Wanted = { email?: string | undefined; ids: readonly string[] };
export type Held = { leads: LeadItem[]; messages: number; hidden: number; wanted: Wanted };

/** What there is to erase. Expired leads, too: as long as DynamoDB has not deleted them, they are there. */
export async function searchHeld(place: Place, { email, ids }: Wanted): Promise<Held> {
  const now = new Date();
  const leads =
    email === undefined
      ? (await Promise.all(ids.map((id) => leadById(place, id, now, { expired: true })))).filter(
          (lead) => lead !== undefined,
        )
      : await leadsByEmail(place, email, now, { expired: true });
  const wanted = { email, ids: [...ids, ...leads.map(({ id }) => id)] };
  return { leads, wanted, ...(await searchQueues(place, wanted, { remove: false })) };
}

/** Erases it, and writes into `erasure` as it goes: what was erased before something failed is to be noted. */
export async function eraseHeld(place: Place, { leads, wanted }: Held, erasure: Erasure): Promise<void> {
  for (const lead of leads) {
    const { Attributes } = await place.dynamodb.send(
      new DeleteCommand({ ...keyOf(lead, place.tables), ReturnValues: 'ALL_OLD' }),
    );
    // In the limits table only free prompts leave something that lasts as long as they do.
    const claim = { TableName: place.tables.limits, Key: { key: idClaimKey(lead.id) } };
    if (lead.source !== undefined) await place.dynamodb.send(new DeleteCommand(claim));
    if (!Attributes) continue;
    erasure.leads++;
    erasure.ids.push(lead.id);
  }
  erasure.messages = (await searchQueues(place, wanted, { remove: true })).messages;
}

/** Queues before their dead letters, so that what moves from one to the other meanwhile is met. */
async function searchQueues({ sqs, queues }: Place, wanted: Wanted, { remove }: { remove: boolean }) {
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
