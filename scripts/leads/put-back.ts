import { BatchGetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type LeadItem, toSeconds } from '../../functions/leads/lead-item.ts';
import type { Dumped } from './dump.ts';
import type { Place } from './place.ts';
import { keyOf } from './read-leads.ts';

/** What would come back out of an older state, and why the rest would not. */
export type PutBack = { missing: LeadItem[]; present: number; erased: number; expired: number };

/** A batch of DynamoDB. */
const BATCH = 100;

/** @param erasedIds what has been erased since, or ever */
export async function comparePutBack(
  place: Place,
  { businessLeads, tvLeads }: Dumped,
  { erasedIds, now }: { erasedIds: ReadonlySet<string>; now: Date },
): Promise<PutBack> {
  const all = [...businessLeads, ...tvLeads].filter(({ canary }) => !canary);
  const allowed = all.filter(({ id, submissionId }) => !erasedIds.has(id) && !erasedIds.has(submissionId));
  const kept = allowed.filter(({ expiresAt }) => expiresAt > toSeconds(now));
  const missing: LeadItem[] = [];
  for (let at = 0; at < kept.length; at += BATCH)
    missing.push(...(await notThere(place, kept.slice(at, at + BATCH))));
  return {
    missing,
    present: kept.length - missing.length,
    erased: all.length - allowed.length,
    expired: allowed.length - kept.length,
  };
}

/** Never over what is there by now. @returns how many came back */
export async function putBack({ dynamodb, tables }: Place, leads: readonly LeadItem[]): Promise<number> {
  let count = 0;
  for (const lead of leads) {
    const { TableName, Key } = keyOf(lead, tables);
    const [name = ''] = Object.keys(Key);
    try {
      await dynamodb.send(
        new PutCommand({
          TableName,
          Item: lead,
          ConditionExpression: 'attribute_not_exists(#key)',
          ExpressionAttributeNames: { '#key': name },
        }),
      );
      count++;
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'ConditionalCheckFailedException') throw error;
    }
  }
  return count;
}

async function notThere({ dynamodb, tables }: Place, leads: LeadItem[]): Promise<LeadItem[]> {
  const there = new Set<string>();
  for (const [TableName, ofTable] of Map.groupBy(leads, (lead) => keyOf(lead, tables).TableName)) {
    let Keys: Array<Record<string, unknown>> | undefined = ofTable.map((lead) => keyOf(lead, tables).Key);
    while (Keys && Keys.length > 0) {
      const answer = await dynamodb.send(
        new BatchGetCommand({ RequestItems: { [TableName]: { Keys, ConsistentRead: true } } }),
      );
      for (const item of (answer.Responses?.[TableName] ?? []) as LeadItem[]) there.add(idOf(item, tables));
      Keys = answer.UnprocessedKeys?.[TableName]?.Keys as typeof Keys;
    }
  }
  return leads.filter((lead) => !there.has(idOf(lead, tables)));
}

const idOf = (lead: LeadItem, tables: Place['tables']) => JSON.stringify(keyOf(lead, tables));
