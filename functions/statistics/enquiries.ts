import { type DynamoDBDocumentClient, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { berlinDay } from '../leads/berlin-day.ts';
import { FREE_PROMPTS } from '../leads/lead-types.ts';
import { campaignOf } from './count-request.ts';
import { type Entries, REST, Tally } from './tally.ts';

/** Enquiries and sign-ups of a month: numbers only. */
export type Enquiries = { forms: Entries; pages: Entries; campaigns: Entries };

/** All that is read of a lead. The handler's IAM policy allows no other attribute. */
export const READ_OF_A_LEAD = ['month', 'createdAt', 'lead_type', 'page', 'canary'] as const;

type Read = Partial<Record<'lead_type' | 'page', string>> & { createdAt: string; canary?: true };

/** Counts a month of Frankfurt's, in both tables. Leads are erased or expire; the counts stay. */
export async function countEnquiries(
  client: DynamoDBDocumentClient,
  tables: readonly string[],
  month: string,
  isPage: (path: string) => boolean,
): Promise<Enquiries> {
  const [forms, pages, campaigns] = [new Tally(), new Tally(), new Tally()];
  for (const TableName of tables) {
    // The index counts in UTC, so the first hours of the month are in the one before.
    for (const indexed of [monthBefore(month), month]) {
      for await (const lead of leadsOf(client, TableName, indexed)) {
        if (lead.canary || berlinDay(new Date(lead.createdAt)).slice(0, 7) !== month) continue;
        forms.add(lead.lead_type ?? FREE_PROMPTS);
        const page = URL.parse(lead.page ?? '', 'https://site.invalid');
        pages.add(page && lead.page && isPage(page.pathname) ? page.pathname : REST);
        const campaign = page && campaignOf(page.searchParams);
        if (campaign) campaigns.add(campaign);
      }
    }
  }
  return { forms: forms.entries(), pages: pages.entries(), campaigns: campaigns.entries() };
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
