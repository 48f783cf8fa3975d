import {
  type DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import type { FormName } from './contract.ts';
import type { Lead, LeadStore } from './lead.ts';

/** Leads in a table keyed by submissionId, with a sparse index on `pending`. Expired leads count as gone. */
export function createLeadStore(client: DynamoDBDocumentClient, table: string, now: () => Date): LeadStore {
  return {
    async find(ids) {
      const found = await Promise.all(
        ids.map((submissionId) =>
          client.send(new GetCommand({ TableName: table, Key: { submissionId }, ConsistentRead: true })),
        ),
      );
      return found
        .flatMap(({ Item }) => (Item ? [Item as LeadItem] : []))
        .filter(({ expiresAt }) => expiresAt > seconds(now()))
        .map(toLead);
    },

    async add(lead) {
      try {
        await client.send(
          new PutCommand({
            TableName: table,
            Item: toItem(lead),
            // What has expired may still be there: DynamoDB deletes it within days.
            ConditionExpression: 'attribute_not_exists(submissionId) OR expiresAt <= :now',
            ExpressionAttributeValues: { ':now': seconds(now()) },
          }),
        );
        return true;
      } catch (error) {
        if (isConditionFailure(error)) return false;
        throw error;
      }
    },

    async settle(id, signal) {
      try {
        await client.send(
          new UpdateCommand({
            TableName: table,
            Key: { submissionId: id },
            UpdateExpression: 'REMOVE pending',
            // An update creates what is not there: a lead erased meanwhile must not come back as an empty shell.
            ConditionExpression: 'attribute_exists(submissionId)',
          }),
          signal ? { abortSignal: signal } : {},
        );
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    async *pendingBefore(then) {
      let from: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: table,
            IndexName: 'pending',
            KeyConditionExpression: 'pending = :yes AND createdAt < :before',
            ExpressionAttributeValues: { ':yes': 'yes', ':before': then.toISOString() },
            ...(from && { ExclusiveStartKey: from }),
          }),
        );
        for (const item of page.Items ?? []) yield (item as LeadItem).submissionId;
        from = page.LastEvaluatedKey;
      } while (from);
    },
  };
}

type LeadItem = {
  submissionId: string;
  id: string;
  form: FormName;
  lead_type: string;
  company: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  consent: true;
  consentText: string;
  page?: string;
  createdAt: string;
  /** Partition key of the byMonth index. */
  month: string;
  fingerprint: string;
  /** Epoch seconds: the table's TTL. */
  expiresAt: number;
  /** There only while the owner has not been notified, so that the index holds nothing else. */
  pending?: 'yes';
};

function toItem({ leadType, createdAt, expiresAt, ...lead }: Lead): LeadItem {
  const created = createdAt.toISOString();
  return {
    ...lead,
    submissionId: lead.id,
    lead_type: leadType,
    createdAt: created,
    month: created.slice(0, 7),
    expiresAt: seconds(expiresAt),
    pending: 'yes',
  };
}

const toLead = ({ submissionId, lead_type, createdAt, month, expiresAt, pending, ...item }: LeadItem) => ({
  ...item,
  leadType: lead_type,
  createdAt: new Date(createdAt),
  expiresAt: new Date(expiresAt * 1000),
  pending: pending !== undefined,
});

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

const isConditionFailure = (error: unknown) =>
  error instanceof Error && error.name === 'ConditionalCheckFailedException';
