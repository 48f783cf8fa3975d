import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { countMessages } from '../leads/queues.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from '../local/local-stack.ts';
import type { StoredMail } from '../local/mailbox.ts';
import type { ReceivedWebhook } from '../local/webhooks.ts';
import { UserError } from '../progress.ts';

/** A local stack with its own data and access to its internals. */
export type TestStack = LocalStack & {
  folder: string;
  /** Log lines of functions and stack. */
  log: string[];
  items(table: 'businessLeads' | 'tvLeads' | 'limits'): Promise<Array<Record<string, unknown>>>;
  mails(): Promise<StoredMail[]>;
  webhooks(): Promise<ReceivedWebhook[]>;
  deadLetters(): Promise<number>;
  end(): Promise<void>;
};

const assembly = process.env.CDK_OUTDIR || 'cdk.out';

export async function startTestStack(
  options: Pick<LocalStackOptions, 'rateLimit' | 'duplicateLimit' | 'proof'> = {},
): Promise<TestStack> {
  if (!existsSync(join(assembly, 'manifest.json')))
    throw new UserError('Nothing is built yet. Run: npm run prove');
  const folder = mkdtempSync(join(tmpdir(), 'prove-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const log: string[] = [];
  const dataFolder = join(folder, 'data');
  const local = await startLocalStack({
    ...options,
    assembly,
    dataFolder,
    port: 0,
    log: (line) => void log.push(line),
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const database = openDatabase(local.status.dynamodb);
  const sqs = new SQSClient({ endpoint: local.status.sqs, ...anyCredentials });
  const read = async <Item>(url: string) => (await fetch(url)).json() as Promise<Item[]>;
  return {
    ...local,
    folder: dataFolder,
    log,
    items: (table) => scan(database, local.status.tables[table]),
    mails: () => read<StoredMail>(local.status.mailbox),
    webhooks: () => read<ReceivedWebhook>(local.status.webhooks),
    deadLetters: () => countDeadLetters(sqs, local.status.queues),
    async end() {
      database.destroy();
      sqs.destroy();
      await local.stop();
      remove();
    },
  };
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
