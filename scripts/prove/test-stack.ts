import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { countMessages } from '../leads/queues.ts';
import { loadAssembly, variablesOf } from '../local/assembly.ts';
import { type LocalStack, startLocalStack } from '../local/local-stack.ts';
import type { StoredMail } from '../local/mailbox.ts';
import type { ReceivedWebhook } from '../local/webhooks.ts';
import { UserError } from '../progress.ts';
import type { ServiceProxy } from './service-proxy.ts';

/** A local stack with its own data and access to its internals. */
export type TestStack = LocalStack & {
  /** Log lines of functions and stack. */
  log: string[];
  items(table: 'businessLeads' | 'tvLeads' | 'limits'): Promise<Array<Record<string, unknown>>>;
  mails(): Promise<StoredMail[]>;
  webhooks(): Promise<ReceivedWebhook[]>;
  deadLetters(): Promise<number>;
  end(): Promise<void>;
};

const folderOfAssembly = process.env.CDK_OUTDIR || 'cdk.out';

/** Variables that lift the lead API's limits. */
export const NO_LIMITS = {
  RATE_LIMIT: '1000000',
  RATE_LIMIT_WITHOUT_SCRIPT: '1000000',
  DUPLICATE_LIMIT: '1000000',
};

export type TestStackOptions = {
  /** Variables of every function, beside those of the template or instead of them. */
  variables?: Record<string, string>;
  /** Stand between the functions and their services, by the SDK's names and WEBHOOK. */
  proxies?: Record<string, ServiceProxy>;
  /** Simultaneous processes of each function. */
  processes?: number;
};

/** Serves the template with other variables, and with rules that run only when asked. */
export async function startTestStack({
  variables = {},
  proxies = {},
  processes = 4,
}: TestStackOptions = {}): Promise<TestStack> {
  if (!existsSync(join(folderOfAssembly, 'manifest.json')))
    throw new UserError('Nothing is built yet. Run: npm run prove');
  const folder = mkdtempSync(join(tmpdir(), 'prove-'));
  const log: string[] = [];
  const addresses = Object.entries(proxies).map(([service, { url }]) => [
    service === 'WEBHOOK' ? 'WEBHOOK_URL' : `AWS_ENDPOINT_URL_${service}`,
    url,
  ]);
  const local = await startLocalStack({
    assembly: () => changedAssembly({ ...variables, ...Object.fromEntries(addresses) }),
    dataFolder: folder,
    port: 0,
    processes,
    log: (_, line) => void log.push(line),
  }).catch(async (error: unknown) => {
    await endAll(proxies, folder);
    throw error;
  });
  for (const [service, { forwardTo }] of Object.entries(proxies)) forwardTo(local.services[service] ?? '');
  const database = openDatabase(local.status.dynamodb);
  const sqs = new SQSClient({ endpoint: local.status.sqs, ...anyCredentials });
  const read = async <Item>(url: string) => (await fetch(url)).json() as Promise<Item[]>;
  return {
    ...local,
    log,
    items: (table) => scan(database, local.status.tables[table]),
    mails: () => read<StoredMail>(local.status.mailbox),
    webhooks: () => read<ReceivedWebhook>(local.status.webhooks),
    deadLetters: () => countDeadLetters(sqs, local.status.queues),
    async end() {
      database.destroy();
      sqs.destroy();
      await local.stop();
      await endAll(proxies, folder);
    },
  };
}

function changedAssembly(variables: Record<string, string>) {
  const assembly = loadAssembly(folderOfAssembly);
  for (const each of variablesOf(assembly)) Object.assign(each, variables);
  for (const { Type, Properties } of Object.values(assembly.template.Resources))
    if (Type === 'AWS::Events::Rule' && Properties) Properties.State = 'DISABLED';
  return assembly;
}

async function endAll(proxies: Record<string, ServiceProxy>, folder: string): Promise<void> {
  for (const proxy of Object.values(proxies)) await proxy.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Number of messages in all dead-letter queues. */
async function countDeadLetters(sqs: SQSClient, queues: Record<string, string>): Promise<number> {
  const urls = Object.entries(queues).flatMap(([name, url]) => (name.includes('DeadLetter') ? [url] : []));
  const counts = await Promise.all(urls.map((url) => countMessages(sqs, url)));
  return counts.reduce((sum, { visible, hidden }) => sum + visible + hidden, 0);
}

const openDatabase = (endpoint: string) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, ...anyCredentials }));

const anyCredentials = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

export async function scan(database: DynamoDBDocumentClient, TableName: string) {
  const items: Array<Record<string, unknown>> = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await database.send(
      new ScanCommand({ TableName, ConsistentRead: true, ...(from && { ExclusiveStartKey: from }) }),
    );
    items.push(...(page.Items ?? []));
    from = page.LastEvaluatedKey;
  } while (from);
  return items;
}
