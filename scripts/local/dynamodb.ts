import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { folderInUse } from './data-lock.ts';
import { LocalStackError } from './errors.ts';
import type { LocalServer } from './http-server.ts';

const KeySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const ProjectionSchema = z.strictObject({
  ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
  NonKeyAttributes: z.array(z.string()).optional(),
});

/** The properties of AWS::DynamoDB::Table that affect its answers. Streams are left out: we don't simulate them. */
export const TableSchema = z.strictObject({
  TableName: z.string().optional(),
  KeySchema,
  AttributeDefinitions: z.array(
    z.strictObject({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  GlobalSecondaryIndexes: z
    .array(z.strictObject({ IndexName: z.string(), KeySchema, Projection: ProjectionSchema }))
    .optional(),
});

export const TABLE_IGNORED = {
  BillingMode: 'capacity is not simulated',
  ContributorInsightsSpecification: 'metrics are not simulated',
  DeletionProtectionEnabled: 'nobody deletes tables here',
  'GlobalSecondaryIndexes.*.ContributorInsightsSpecification': 'metrics are not simulated',
  'GlobalSecondaryIndexes.*.OnDemandThroughput': 'capacity is not simulated',
  OnDemandThroughput: 'capacity is not simulated',
  PointInTimeRecoverySpecification: 'there are no backups here',
  SSESpecification: 'encryption at rest is not simulated',
  TableClass: 'a matter of cost',
  Tags: 'for people',
  TimeToLiveSpecification: 'items are not deleted here; readers filter on the attribute anyway',
};

export type Table = { name: string; schema: z.infer<typeof TableSchema> };

/** Starts DynamoDB with the template's tables, stored in `folder`. Resolves when every table is active. */
export async function startDynamoDb(folder: string, tables: Table[]): Promise<LocalServer> {
  mkdirSync(folder, { recursive: true });
  await checkOpens(folder);
  const server = await startThread(folder);
  const client = new DynamoDBClient({
    endpoint: server.url,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });
  try {
    for (const table of tables) await ensureTable(client, table, folder);
  } catch (error) {
    await server.close();
    throw error;
  } finally {
    client.destroy();
  }
  return server;
}

/** Runs dynalite in a thread: it does half of the work for a lead and would block the server. */
async function startThread(folder: string): Promise<LocalServer> {
  const thread = new Worker(new URL('dynamodb-thread.ts', import.meta.url), { workerData: folder });
  const [port] = (await once(thread, 'message')) as [number];
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    async close() {
      const ended = once(thread, 'exit');
      thread.postMessage('close');
      await ended;
    },
  };
}

/**
 * If dynalite can't open its database, it throws on the first request, where nothing can catch it. So we open the
 * database once beforehand, with the same library.
 */
async function checkOpens(folder: string): Promise<void> {
  const { Level } = createRequire(import.meta.resolve('dynalite'))('level') as {
    Level: new (path: string) => { open(): Promise<void>; close(): Promise<void> };
  };
  const database = new Level(folder);
  try {
    await database.open();
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    if (code === 'LEVEL_LOCKED') throw folderInUse(folder, 'another process has its database open');
    throw new LocalStackError(
      `The database in ${folder} cannot be opened (${message}). Delete the data folder (the local data is lost) or choose another one: LOCAL_DATA=.local2 npm start.`,
    );
  }
  await database.close();
}

async function ensureTable(client: DynamoDBClient, { name, schema }: Table, folder: string): Promise<void> {
  const existing = await describe(client, name);
  if (existing) {
    if (shapeOf(existing) === shapeOf(schema)) return;
    throw new LocalStackError(
      `The table ${name} in ${folder} has other keys or indexes than the template. Delete the data folder (the local data is lost) or choose another one: LOCAL_DATA=.local2 npm start.`,
    );
  }
  const { GlobalSecondaryIndexes, ...rest } = schema;
  const indexes = GlobalSecondaryIndexes?.map(({ Projection, ...index }) => ({
    ...index,
    Projection: defined(Projection),
  }));
  await client.send(
    new CreateTableCommand({
      ...rest,
      ...(indexes ? { GlobalSecondaryIndexes: indexes } : {}),
      TableName: name,
      BillingMode: 'PAY_PER_REQUEST',
    }),
  );
  while ((await describe(client, name))?.TableStatus !== 'ACTIVE')
    await new Promise((wait) => setTimeout(wait, 10));
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof Error && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

/** Keys and indexes as a string for comparison. */
function shapeOf(table: TableDescription | z.infer<typeof TableSchema>): string {
  const keys = (schema: TableDescription['KeySchema']) =>
    schema?.map((key) => `${key.AttributeName}:${key.KeyType}`);
  const indexes = table.GlobalSecondaryIndexes?.map(
    (index) => `${index.IndexName}=${keys(index.KeySchema)}/${index.Projection?.ProjectionType}`,
  );
  return `${keys(table.KeySchema)} ${indexes?.sort().join(' ') ?? ''}`;
}

function defined<Type extends object>(value: Type): Type {
  return JSON.parse(JSON.stringify(value)) as Type;
}
