import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { readableEmail } from '../../functions/leads/format.ts';
import { type LeadItem, toSeconds } from '../../functions/leads/lead.ts';
import { all, indexMonths, type Period } from './period.ts';
import type { Target } from './target.ts';

type Tables = Pick<Target, 'dynamodb' | 'tables'>;

/** Concurrency; reading everything takes 121 months in two tables. */
const QUERIES_AT_ONCE = 24;

/**
 * Leads of a period, newest first. Omits expired leads, which DynamoDB deletes within days, and canaries that haven't
 * been removed yet.
 */
export async function leadsInPeriod(
  { dynamodb, tables }: Tables,
  period: Period,
  now: Date,
): Promise<LeadItem[]> {
  const queries = indexMonths(period).flatMap((month) =>
    [tables.businessLeads, tables.tvLeads].map((TableName) => ({
      TableName,
      IndexName: 'byMonth',
      KeyConditionExpression: '#month = :month AND createdAt BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#month': 'month' },
      ExpressionAttributeValues: {
        ':month': month,
        ':from': period.from.toISOString(),
        ':to': new Date(period.to.getTime() - 1).toISOString(),
      },
    })),
  );
  const found: LeadItem[] = [];
  for (let at = 0; at < queries.length; at += QUERIES_AT_ONCE) {
    const pages = await Promise.all(
      queries.slice(at, at + QUERIES_AT_ONCE).map((query) => queryAll(dynamodb, query)),
    );
    found.push(...pages.flat());
  }
  return newestFirst(found.filter(isShown(now)));
}

/**
 * Leads of an e-mail address, newest first. Earlier versions stored it as typed, without converting the domain to
 * ASCII. `expired` includes leads that DynamoDB has yet to delete. */
export async function leadsByEmail(
  { dynamodb, tables }: Tables,
  email: string,
  now: Date,
  { expired = false } = {},
): Promise<LeadItem[]> {
  const under = async (spelling: string): Promise<LeadItem[]> => {
    const [business, { Item }] = await Promise.all([
      queryAll(dynamodb, {
        TableName: tables.businessLeads,
        IndexName: 'byEmail',
        KeyConditionExpression: 'email = :email',
        ExpressionAttributeValues: { ':email': spelling },
      }),
      dynamodb.send(
        new GetCommand({ TableName: tables.tvLeads, Key: { email: spelling }, ConsistentRead: true }),
      ),
    ]);
    return [...business, ...(Item ? [Item as LeadItem] : [])];
  };
  const found = (await Promise.all([...new Set([email, readableEmail(email)])].map(under))).flat();
  return newestFirst(expired ? found : found.filter(isShown(now)));
}

/** Finds a lead by id. tv_leads is keyed by address, so there we search all months. */
export async function leadById(
  target: Tables,
  id: string,
  now: Date,
  { expired = false } = {},
): Promise<LeadItem | undefined> {
  const { dynamodb, tables } = target;
  const key = { submissionId: id };
  const { Item } = await dynamodb.send(
    new GetCommand({ TableName: tables.businessLeads, Key: key, ConsistentRead: true }),
  );
  const found = Item as LeadItem | undefined;
  if (found) return expired || isKept(now)(found) ? found : undefined;
  const queries = indexMonths(all(now)).map((month) =>
    queryAll(dynamodb, {
      TableName: tables.tvLeads,
      IndexName: 'byMonth',
      KeyConditionExpression: '#month = :month',
      FilterExpression: 'submissionId = :id',
      ExpressionAttributeNames: { '#month': 'month' },
      ExpressionAttributeValues: { ':month': month, ':id': id },
    }),
  );
  return (await Promise.all(queries)).flat().find((lead) => expired || isKept(now)(lead));
}

/** Free prompts have their own table, keyed by address. */
export const keyOf = (lead: LeadItem, tables: Target['tables']) =>
  lead.source === undefined
    ? { TableName: tables.businessLeads, Key: { submissionId: lead.submissionId } }
    : { TableName: tables.tvLeads, Key: { email: lead.email } };

async function queryAll(dynamodb: Target['dynamodb'], input: QueryCommandInput): Promise<LeadItem[]> {
  const items: LeadItem[] = [];
  let from: QueryCommandInput['ExclusiveStartKey'];
  do {
    const page = await dynamodb.send(
      new QueryCommand({ ...input, ...(from && { ExclusiveStartKey: from }) }),
    );
    items.push(...((page.Items ?? []) as LeadItem[]));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}

const isKept = (now: Date) => (lead: LeadItem) => lead.expiresAt > toSeconds(now);

const isShown = (now: Date) => (lead: LeadItem) => !lead.canary && isKept(now)(lead);

const newestFirst = (leads: LeadItem[]) => leads.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
