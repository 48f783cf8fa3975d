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

/** What a proof plays on: the local stack with data of its own, and a look behind it. */
export type Stage = LocalStack & {
  folder: string;
  /** Every line that functions or stack have logged. */
  log: string[];
  items(table: 'businessLeads' | 'tvLeads' | 'limits'): Promise<Array<Record<string, unknown>>>;
  mails(): Promise<StoredMail[]>;
  webhooks(): Promise<ReceivedWebhook[]>;
  deadLetters(): Promise<number>;
  end(): Promise<void>;
};

const assembly = process.env.CDK_OUTDIR || 'cdk.out';

export async function setStage(
  options: Pick<LocalStackOptions, 'rateLimit' | 'duplicateLimit' | 'proof'> = {},
): Promise<Stage> {
  if (!existsSync(join(assembly, 'manifest.json')))
    throw new UserError('Nothing is built yet. Leave out --no-build.');
  const folder = mkdtempSync(join(tmpdir(), 'prove-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const log: string[] = [];
  const dataFolder = join(folder, 'data');
  const stack = await startLocalStack({
    ...options,
    assembly,
    dataFolder,
    port: 0,
    log: (line) => void log.push(line),
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const database = openDatabase(stack.status.dynamodb);
  const sqs = new SQSClient({ endpoint: stack.status.sqs, ...anybody });
  const read = async <Item>(url: string) => (await fetch(url)).json() as Promise<Item[]>;
  return {
    ...stack,
    folder: dataFolder,
    log,
    items: (table) => scan(database, stack.status.tables[table]),
    mails: () => read<StoredMail>(stack.status.mailbox),
    webhooks: () => read<ReceivedWebhook>(stack.status.webhooks),
    deadLetters: () => countDeadLetters(sqs, stack.status.queues),
    async end() {
      database.destroy();
      sqs.destroy();
      await stack.stop();
      remove();
    },
  };
}

/** Messages of all queues that were given up. */
async function countDeadLetters(sqs: SQSClient, queues: Record<string, string>): Promise<number> {
  const urls = Object.entries(queues).flatMap(([name, url]) => (name.includes('DeadLetter') ? [url] : []));
  const counts = await Promise.all(urls.map((url) => countMessages(sqs, url)));
  return counts.reduce((sum, { visible, hidden }) => sum + visible + hidden, 0);
}

export const openDatabase = (endpoint: string) =>
  DynamoDBDocumentClient.from(new DynamoDBClient({ endpoint, ...anybody }));

const anybody = {
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
};

/** Everything that a table holds. */
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
