import { GetCommand, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import { berlinDay } from '../../functions/leads/berlin-day.ts';
import { readableEmail } from '../../functions/leads/format.ts';
import { type LeadItem, toSeconds } from '../../functions/leads/lead.ts';
import { monthBefore } from '../../functions/statistics/enquiries.ts';
import type { Wanted } from './command.ts';
import type { Target } from './connect.ts';
import { isAbout } from './queues.ts';

/** First and last day in Frankfurt, both included: "2026-11-01". */
export type Period = { from: string; to: string };

/** Upper limit in site/content/schemas/retention.ts. */
const LONGEST_RETENTION_DAYS = 3650;
export const DAY_MS = 24 * 60 * 60 * 1000;
/** Concurrency; reading everything takes 121 months in two tables. */
const QUERIES_AT_ONCE = 24;

/** Covers all stored leads, with a day's tolerance for clocks. */
export const allDays = (now: Date): Period => ({
  from: berlinDay(new Date(now.getTime() - LONGEST_RETENTION_DAYS * DAY_MS)),
  to: berlinDay(new Date(now.getTime() + DAY_MS)),
});

/** Leads of a period, newest first, without expired ones and canaries. */
export async function leadsInPeriod(target: Target, period: Period, now: Date): Promise<LeadItem[]> {
  const leads = await readMonths(target, period);
  return leads.filter((lead) => {
    const day = berlinDay(new Date(lead.createdAt));
    return isShown(lead, now) && day >= period.from && day <= period.to;
  });
}

/** Everything stored, expired leads and canaries, too. */
export const allLeads = (target: Target, now: Date) => readMonths(target, allDays(now));

/** All leads of an address or with these ids, newest first: also expired ones, which DynamoDB deletes within days. */
export async function findLeads(target: Target, { email, ids }: Wanted, now: Date): Promise<LeadItem[]> {
  if (email === undefined) {
    // tv_leads is keyed by address, so an id is searched in all months.
    return (await allLeads(target, now)).filter(({ id }) => ids.includes(id));
  }
  const { dynamodb, tables } = target;
  // Earlier versions stored the address as typed, without converting the domain to ASCII.
  const spellings = [...new Set([email, readableEmail(email)])];
  const found = spellings.map(async (spelling) => {
    const [business, { Item }] = await Promise.all([
      queryAll(target, {
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
  });
  return newestFirst((await Promise.all(found)).flat());
}

/** @returns the ids of which there is neither a lead nor a message */
export const missingOf = (ids: readonly string[], leads: readonly LeadItem[], messages: readonly string[]) =>
  ids.filter(
    (id) => !leads.some((lead) => lead.id === id) && !messages.some((body) => isAbout(body, { ids: [id] })),
  );

export const missingText = (ids: string[]) =>
  `Den Vorgang „${ids.join('“, „')}“ gibt es hier nicht, oder seine Frist ist abgelaufen. Prüfen Sie Nummer und Ort: --stage dev, --stage prod oder der lokale Stack.`;

/** The names in leads of one address, each as first written: more than one may be more than one person. */
export const namesOf = (leads: readonly LeadItem[]): string[] => [
  ...new Map(
    leads.map(({ name }) => [name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim(), name]),
  ).values(),
];

export const isKept = (lead: LeadItem, now: Date) => lead.expiresAt > toSeconds(now);
export const isShown = (lead: LeadItem, now: Date) => !lead.canary && isKept(lead, now);

/** Free prompts have their own table, keyed by address. */
export const keyOf = (lead: LeadItem, tables: Target['tables']) =>
  lead.source === undefined
    ? { TableName: tables.businessLeads, Key: { submissionId: lead.submissionId } }
    : { TableName: tables.tvLeads, Key: { email: lead.email } };

async function readMonths(target: Target, { from, to }: Period): Promise<LeadItem[]> {
  // The index counts months in UTC, where Frankfurt's first hours belong to the month before.
  const first = monthBefore(from);
  const queries: QueryCommandInput[] = [];
  for (let month = to.slice(0, 7); month >= first; month = monthBefore(month)) {
    for (const TableName of [target.tables.businessLeads, target.tables.tvLeads]) {
      queries.push({
        TableName,
        IndexName: 'byMonth',
        KeyConditionExpression: '#month = :month',
        ExpressionAttributeNames: { '#month': 'month' },
        ExpressionAttributeValues: { ':month': month },
      });
    }
  }
  const found: LeadItem[] = [];
  for (let at = 0; at < queries.length; at += QUERIES_AT_ONCE) {
    const batch = queries.slice(at, at + QUERIES_AT_ONCE).map((query) => queryAll(target, query));
    found.push(...(await Promise.all(batch)).flat());
  }
  return newestFirst(found);
}

async function queryAll({ dynamodb }: Target, input: QueryCommandInput): Promise<LeadItem[]> {
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

const newestFirst = (leads: LeadItem[]) => leads.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
