import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { LeadItem } from '../../functions/leads/lead.ts';
import type { Target } from './target.ts';

/** Reads a whole table. Slow, so never on a visitor's request. */
export async function scanTable(dynamodb: Target['dynamodb'], TableName: string): Promise<LeadItem[]> {
  const items: LeadItem[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await dynamodb.send(
      new ScanCommand({ TableName, ConsistentRead: true, ...(from && { ExclusiveStartKey: from }) }),
    );
    items.push(...((page.Items ?? []) as LeadItem[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}
