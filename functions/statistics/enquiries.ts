import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { berlinDay } from '../leads/berlin-day.ts';
import { FREE_PROMPTS } from '../leads/lead-types.ts';
import { campaignOf } from './count-request.ts';
import { type Counts, REST, sumOf } from './counts.ts';

/** All that is read of a lead. The handler's IAM policy allows no other attribute. */
export const READ_OF_A_LEAD = ['month', 'createdAt', 'lead_type', 'page', 'canary'] as const;

type Read = Partial<Record<'lead_type' | 'page', string>> & { createdAt: string; canary?: true };

/** Counts a month of Frankfurt's, in both tables. */
export async function countEnquiries(
  client: DynamoDBDocumentClient,
  tables: readonly string[],
  month: string,
  isPage: (path: string) => boolean,
): Promise<Counts> {
  const counts = sumOf([]);
  // The index counts in UTC, so the first hours of the month are in the one before.
  const parts = tables.flatMap((table) =>
    [monthBefore(month), month].map((part) => leadsOf(client, table, part)),
  );
  for (const leads of parts) {
    for await (const { lead_type: type = FREE_PROMPTS, page = '', createdAt, canary } of leads) {
      if (canary || !berlinDay(new Date(createdAt)).startsWith(month)) continue;
      counts.forms.add(type);
      const url = URL.parse(page, 'https://site.invalid');
      counts.pages.add(page && url && isPage(url.pathname) ? url.pathname : REST);
      const campaign = url && campaignOf(url.searchParams);
      if (campaign) counts.campaigns.add(campaign);
    }
  }
  return counts;
}

async function* leadsOf(client: DynamoDBDocumentClient, TableName: string, month: string) {
  const query = {
    TableName,
    IndexName: 'byMonth',
    KeyConditionExpression: '#month = :month',
    ProjectionExpression: READ_OF_A_LEAD.map((name) => `#${name}`).join(', '),
    Select: 'SPECIFIC_ATTRIBUTES' as const,
    ExpressionAttributeNames: Object.fromEntries(READ_OF_A_LEAD.map((name) => [`#${name}`, name])),
    ExpressionAttributeValues: { ':month': month },
  };
  for await (const { Items = [] } of paginateQuery({ client }, query)) yield* Items as Read[];
}

/** "2026-10" for "2026-11". */
export function monthBefore(month: string, months = 1): string {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, of - 1 - months)).toISOString().slice(0, 7);
}

/** "2026-12" for "2026-11". */
export const monthAfter = (month: string, months = 1) => monthBefore(month, -months);
