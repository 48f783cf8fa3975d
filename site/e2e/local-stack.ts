import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { APIRequestContext, Page } from '@playwright/test';

type Status = { dynamodb: string; mailbox: string; tables: { businessLeads: string; tvLeads: string } };
export type Mail = {
  to: string[] | string;
  replyTo?: string;
  subject: string;
  text: string;
  source: string;
};

/** The next submission of a form is stored, but its answer is lost. */
export const loseAnswer = (page: Page, form: string) =>
  page.route(
    `**/api/leads/${form}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Inspects a running local stack through the AWS SDK and the mailbox. */
export async function openLocalStack(request: APIRequestContext, url = '') {
  const status: Status = await (await request.get(`${url}/__local/status.json`)).json();
  const dynamodb = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: status.dynamodb,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
  return {
    /** Stored leads by e-mail address. */
    async leads(email: string) {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName: status.tables.businessLeads,
          IndexName: 'byEmail',
          KeyConditionExpression: 'email = :email',
          ExpressionAttributeValues: { ':email': email },
        }),
      );
      return Items;
    },
    /** Stored leads of the free prompts. */
    async promptsLeads(email: string) {
      const { Items = [] } = await dynamodb.send(
        new QueryCommand({
          TableName: status.tables.tvLeads,
          KeyConditionExpression: 'email = :email',
          ExpressionAttributeValues: { ':email': email },
        }),
      );
      return Items;
    },
    /** Mails containing a text. */
    async mails(text: string): Promise<Mail[]> {
      const mails: Mail[] = await (await request.get(status.mailbox)).json();
      return mails.filter((mail) => JSON.stringify(mail).includes(text));
    },
  };
}

/** A unique e-mail address. */
export function freshEmail(): string {
  return `test-${crypto.randomUUID()}@example.org`;
}
