import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SQSClient } from '@aws-sdk/client-sqs';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { testClient } from '../../../functions/testing/aws.ts';
import { removeFolder } from '../../../site/lib/remove-folder.server.ts';
import { countMessages } from '../../leads/queues.ts';
import { type Assembly, loadAssembly } from '../assembly.ts';
import { type LocalStack, startLocalStack } from '../local-stack.ts';
import type { StoredMail } from '../mailbox.ts';
import type { ReceivedWebhook } from '../webhooks.ts';

type Change = (resource: (type: string, name?: string) => Record<string, unknown>) => void;

/** The tests' fixture, synthesised; `change` alters the properties of a resource, found by type and part of its id. */
export function fixtureAssembly(change: Change = () => {}): Assembly {
  const assembly = loadAssembly(process.env.CDK_OUTDIR ?? '');
  const resources = Object.entries(assembly.template.Resources);
  change((type, name = '') => {
    const found = resources.find(([id, { Type }]) => Type === type && id.includes(name))?.[1];
    if (!found?.Properties) throw new Error(`The fixture has no ${type} ${name}`);
    return found.Properties;
  });
  return assembly;
}

export type RunningStack = LocalStack & {
  /** Log lines of functions and stack. */
  log: string[];
  items(table: 'businessLeads' | 'tvLeads' | 'limits'): Promise<Array<Record<string, unknown>>>;
  mails(): Promise<StoredMail[]>;
  webhooks(): Promise<ReceivedWebhook[]>;
  /** Number of messages, hidden ones included, in all queues whose name has this part. */
  messagesIn(name: string): Promise<number>;
  /** Stops the stack and deletes its data. */
  end(): Promise<void>;
};

/** Serves the fixture, or another template, with data of its own. */
export async function runStack(assembly = fixtureAssembly(), processes = 4): Promise<RunningStack> {
  const { path, remove } = temporaryFolder();
  const log: string[] = [];
  const stack = await startLocalStack({
    assembly: () => assembly,
    dataFolder: path,
    port: 0,
    processes,
    log: (_, line) => void log.push(line),
  }).catch((error: unknown) => {
    remove();
    throw error;
  });
  const { dynamodb, mailbox, webhooks, tables, sqs, queues } = stack.status;
  const client = DynamoDBDocumentClient.from(new DynamoDBClient(testClient(dynamodb)));
  const read = async <Item>(url: string) => (await fetch(url)).json() as Promise<Item[]>;
  return {
    ...stack,
    log,
    async items(table) {
      const items: Array<Record<string, unknown>> = [];
      const scan = { TableName: tables[table], ConsistentRead: true };
      for await (const { Items = [] } of paginateScan({ client }, scan)) items.push(...Items);
      return items;
    },
    mails: () => read<StoredMail>(mailbox),
    webhooks: () => read<ReceivedWebhook>(webhooks),
    async messagesIn(name) {
      const named = Object.entries(queues).filter(([each]) => each.includes(name));
      if (named.length === 0) throw new Error(`The fixture has no queue ${name}`);
      const counts = await Promise.all(
        named.map(([, url]) => countMessages(new SQSClient(testClient(sqs)), url)),
      );
      return counts.reduce((sum, { visible, hidden }) => sum + visible + hidden, 0);
    },
    async end() {
      client.destroy();
      await stack.stop();
      remove();
    },
  };
}

export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'local-stack-'));
  return { path, remove: () => removeFolder(path) };
}
