import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { isMet } from './is-met.ts';
import { fromItem, type Lead, type LeadItem, type LeadStore, toItem, toSeconds } from './lead.ts';

/** A table of leads and its key attribute. */
export type LeadTable = { name: string; key: 'submissionId' | 'email' };

/** The tables of leads. */
export type LeadStores = { businessLeads: LeadStore; tvLeads: LeadStore };

export const createLeadStores = (
  client: DynamoDBDocumentClient,
  env: Record<'BUSINESS_LEADS_TABLE' | 'TV_LEADS_TABLE', string>,
  now: () => Date,
): LeadStores => ({
  businessLeads: createLeadStore(client, { name: env.BUSINESS_LEADS_TABLE, key: 'submissionId' }, now),
  tvLeads: createLeadStore(client, { name: env.TV_LEADS_TABLE, key: 'email' }, now),
});

/** Leads in a table with a sparse index on `pending`. Expired leads count as deleted. */
export function createLeadStore(
  client: DynamoDBDocumentClient,
  { name: TableName, key }: LeadTable,
  now: () => Date,
): LeadStore {
  /** Updates a lead's item; false if it is gone or the condition fails. */
  const change = (lead: Lead, update: Change, signal?: AbortSignal) =>
    isMet(
      client.send(
        new UpdateCommand({
          TableName,
          Key: { [key]: key === 'email' ? lead.email : lead.id },
          ...update,
          // An update creates a missing item: a lead erased meanwhile must not come back as an empty shell. And once
          // this lead has expired, its key may hold a newer one.
          ConditionExpression: ['submissionId = :id', update.ConditionExpression]
            .filter(Boolean)
            .join(' AND '),
          ExpressionAttributeValues: { ':id': lead.id, ...update.ExpressionAttributeValues },
        }),
        signal ? { abortSignal: signal } : {},
      ),
    );

  return {
    async find(keys) {
      const found = await Promise.all(
        keys.map((value) =>
          client.send(new GetCommand({ TableName, Key: { [key]: value }, ConsistentRead: true })),
        ),
      );
      return found
        .flatMap(({ Item }) => (Item ? [Item as LeadItem] : []))
        .filter(({ expiresAt }) => expiresAt > toSeconds(now()))
        .map(fromItem);
    },

    add: (lead, claimedUntil) =>
      isMet(
        client.send(
          new PutCommand({
            TableName,
            Item: toItem(lead, claimedUntil),
            // Expired items may linger: DynamoDB deletes them within days.
            ConditionExpression: 'attribute_not_exists(submissionId) OR expiresAt <= :now',
            ExpressionAttributeValues: { ':now': toSeconds(now()) },
          }),
        ),
      ),

    async settle(lead, signal) {
      // A sign-up confirmed since it was read is pending for its second notification.
      const ConditionExpression = `attribute_${lead.confirmedAt ? '' : 'not_'}exists(confirmedAt)`;
      await change(
        lead,
        { UpdateExpression: 'REMOVE pending, claimedUntil, sentFrom', ConditionExpression },
        signal,
      );
    },

    confirm: (lead, claimedUntil) =>
      change(lead, {
        UpdateExpression:
          'SET confirmedAt = :at, confirmedText = :text, confirmedFrom = :from, expiresAt = :expiresAt, pending = :yes, claimedUntil = :until',
        ConditionExpression: 'attribute_not_exists(confirmedAt) AND expiresAt > :now',
        ExpressionAttributeValues: {
          ':at': lead.confirmedAt.toISOString(),
          ':text': lead.confirmedText,
          ':from': lead.confirmedFrom,
          ':expiresAt': toSeconds(lead.expiresAt),
          ':yes': 'yes',
          ':until': claimedUntil.getTime(),
          ':now': toSeconds(now()),
        },
      }),

    claim: (lead, until) =>
      change(lead, {
        UpdateExpression: 'SET claimedUntil = :until',
        ConditionExpression:
          'attribute_exists(pending) AND (attribute_not_exists(claimedUntil) OR claimedUntil <= :now)',
        ExpressionAttributeValues: { ':until': until.getTime(), ':now': now().getTime() },
      }),

    async release(lead) {
      await change(lead, { UpdateExpression: 'REMOVE claimedUntil' });
    },

    async *pendingBefore(then) {
      let from: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName,
            IndexName: 'pending',
            KeyConditionExpression: 'pending = :yes AND createdAt < :before',
            ExpressionAttributeValues: { ':yes': 'yes', ':before': then.toISOString() },
            ...(from && { ExclusiveStartKey: from }),
          }),
        );
        for (const item of page.Items ?? []) yield (item as LeadItem)[key];
        from = page.LastEvaluatedKey;
      } while (from);
    },
  };
}

type Change = Pick<
  UpdateCommandInput,
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
>;
