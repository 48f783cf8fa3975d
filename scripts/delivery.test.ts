import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canaryEnquiry } from '../functions/leads/canary.ts';
import { enquiry } from '../functions/testing/leads.ts';
import { isGenuine } from '../functions/testing/standard-webhooks.ts';
import { fixture } from '../site/testing/fixture.ts';
import { loadAssembly } from './local/assembly.ts';
import type { InvokeResult } from './local/lambda.ts';
import { type LocalStack, startLocalStack } from './local/local-stack.ts';
import type { StoredMail } from './local/mailbox.ts';
import { secretValue } from './local/resources.ts';
import { readTemplate } from './local/template.ts';
import type { ReceivedWebhook } from './local/webhooks.ts';

const assembly = process.env.CDK_OUTDIR || 'cdk.out';
let folder: string;
let stack: LocalStack;
// The bundled handlers, over HTTP. Needs the build and synthesis that `npm test` does first.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'delivery-'));
  stack = await startLocalStack({
    assembly: () => loadAssembly(assembly),
    dataFolder: folder,
    port: 0,
    log: () => {},
  });
});
afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async <Item>(url: string) => (await fetch(url)).json() as Promise<Item[]>;
const webhooks = () => read<ReceivedWebhook>(stack.status.webhooks);
const mails = () => read<StoredMail>(stack.status.mailbox);

test('an enquiry reaches the webhook signed, the owner and, with the company’s details, its sender', async () => {
  const { email } = enquiry;
  const answer = await fetch(`${stack.url}/api/leads/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...enquiry, elapsedMs: 9000 }),
  });
  const { id } = (await answer.json()) as { id: string };
  const webhook = await vi.waitFor(
    async () => {
      const found = (await webhooks()).find(({ headers }) => headers['webhook-id'] === id);
      expect(found).toBeDefined();
      return found as ReceivedWebhook;
    },
    { timeout: 20_000, interval: 100 },
  );
  expect(webhook.body).toMatchObject({ id, leadType: 'consulting', email, message: enquiry.message });
  expect(isGenuine(`whsec_${webhookSecret()}`, webhook.headers, webhook.raw)).toBe(true);

  const confirmation = await vi.waitFor(
    async () => {
      const sent = await mails();
      expect(sent.map(({ source, to }) => `${source} ${to}`)).toContain(`ses ${email}`);
      expect(sent.some(({ source, text }) => source === 'sns' && text.includes(email))).toBe(true);
      return sent.find(({ source }) => source === 'ses');
    },
    { timeout: 20_000, interval: 100 },
  );
  const { legalName, registerCourt, registerNumber } = fixture.site.company;
  for (const version of [confirmation?.text, confirmation?.html])
    for (const detail of [legalName, registerCourt, registerNumber]) expect(version).toContain(detail);
});

test('the daily canary arrives everywhere, bothers nobody and leaves nothing behind', async () => {
  const before = (await mails()).length;
  const answer = await fetch(`${stack.url}/__local/run/CanaryDaily`, { method: 'POST' });
  const results = (await answer.json()) as InvokeResult[];
  expect(results).toEqual([{ ok: true, value: null }]);

  const canaries = (await webhooks()).filter(({ headers }) => headers['webhook-canary'] === 'true');
  expect(canaries.map(({ body }) => body)).toMatchObject([{ canary: true, email: canaryEnquiry.email }]);
  expect(await mails()).toHaveLength(before);
  expect(await kept(canaryEnquiry.email)).toEqual([]);
});

test('pages of other sites cannot run a rule', async () => {
  const headers = { origin: 'https://evil.example' };
  const answer = await fetch(`${stack.url}/__local/run/CanaryDaily`, { method: 'POST', headers });
  expect(answer.status).toBe(405);
});

async function kept(email: string) {
  const client = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: stack.status.dynamodb,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );
  const { Items } = await client.send(
    new QueryCommand({
      TableName: stack.status.tables.businessLeads,
      IndexName: 'byEmail',
      KeyConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':email': email },
    }),
  );
  return Items;
}

function webhookSecret(): string {
  const template = readTemplate(loadAssembly(assembly), 'localhost');
  const id = template.ofType('AWS::SecretsManager::Secret').find((each) => each.includes('Webhook'));
  return secretValue(template.ref(id ?? ''));
}
