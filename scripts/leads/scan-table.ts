import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { LeadItem } from '../../functions/leads/lead-item.ts';
import type { Place } from './place.ts';

/** Everything that a table holds: for a copy of the whole, and for nothing that visitors wait for. */
export async function scanTable(dynamodb: Place['dynamodb'], TableName: string): Promise<LeadItem[]> {
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
