import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
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
  const read = async <Item>(url: string) => (await fetch(url)).json() as Promise<Item[]>;
  return {
    ...stack,
    folder: dataFolder,
    log,
    items: (table) => scan(database, stack.status.tables[table]),
    mails: () => read<StoredMail>(stack.status.mailbox),
    webhooks: () => read<ReceivedWebhook>(stack.status.webhooks),
    deadLetters: () => deadLetters(join(dataFolder, 'queues')),
    async end() {
      database.destroy();
      await stack.stop();
      remove();
    },
  };
}

/** Messages of all queues that were given up. */
async function deadLetters(folder: string): Promise<number> {
  const queues = (await readdir(folder)).filter((name) => name.includes('DeadLetters'));
  const files = await Promise.all(queues.map((name) => readdir(join(folder, name))));
  return files.flat().filter((name) => name.endsWith('.json')).length;
}

export const openDatabase = (endpoint: string) =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    }),
  );

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
