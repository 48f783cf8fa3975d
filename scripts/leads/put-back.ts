import { BatchGetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { type LeadItem, toSeconds } from '../../functions/leads/lead.ts';
import type { Dumped } from './dump.ts';
import { keyOf } from './read-leads.ts';
import type { Target } from './target.ts';

/** The leads a restore would add, and how many it would skip for each reason. */
export type PutBack = { missing: LeadItem[]; present: number; erased: number; expired: number };

/** Limit of BatchGetItem. */
const BATCH = 100;

/** @param erasedIds leads erased since, or ever */
export async function comparePutBack(
  target: Target,
  { businessLeads, tvLeads }: Dumped,
  { erasedIds, now }: { erasedIds: ReadonlySet<string>; now: Date },
): Promise<PutBack> {
  const all = [...businessLeads, ...tvLeads].filter(({ canary }) => !canary);
  const allowed = all.filter(({ id, submissionId }) => !erasedIds.has(id) && !erasedIds.has(submissionId));
  const kept = allowed.filter(({ expiresAt }) => expiresAt > toSeconds(now));
  const missing: LeadItem[] = [];
  for (let at = 0; at < kept.length; at += BATCH)
    missing.push(...(await notThere(target, kept.slice(at, at + BATCH))));
  return {
    missing,
    present: kept.length - missing.length,
    erased: all.length - allowed.length,
    expired: allowed.length - kept.length,
  };
}

/** Restores leads without overwriting existing ones. @returns how many were restored */
export async function putBack({ dynamodb, tables }: Target, leads: readonly LeadItem[]): Promise<number> {
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

async function notThere({ dynamodb, tables }: Target, leads: LeadItem[]): Promise<LeadItem[]> {
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

const idOf = (lead: LeadItem, tables: Target['tables']) => JSON.stringify(keyOf(lead, tables));
