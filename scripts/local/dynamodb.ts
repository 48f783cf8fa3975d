import { mkdirSync } from 'node:fs';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { folderInUse } from './data-lock.ts';
import { LocalStackError } from './errors.ts';
import { type LocalServer, listenOnFreePort, readBody } from './http-server.ts';

const KeySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const ProjectionSchema = z.strictObject({
  ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
  NonKeyAttributes: z.array(z.string()).optional(),
});

/** What of AWS::DynamoDB::Table shapes its answers. Streams are missing on purpose: there are none here. */
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
  ContributorInsightsSpecification: 'nothing is measured here',
  DeletionProtectionEnabled: 'nobody deletes tables here',
  'GlobalSecondaryIndexes.*.ContributorInsightsSpecification': 'nothing is measured here',
  'GlobalSecondaryIndexes.*.OnDemandThroughput': 'capacity is not simulated',
  OnDemandThroughput: 'capacity is not simulated',
  PointInTimeRecoverySpecification: 'there are no backups here',
  SSESpecification: 'encryption at rest is not simulated',
  TableClass: 'a matter of cost',
  Tags: 'for people',
  TimeToLiveSpecification: 'items are not deleted here; readers filter on the attribute anyway',
};

export type Table = { name: string; schema: z.infer<typeof TableSchema> };

/** DynamoDB with the template's tables, on disk in `folder`. Ready when every table is active. */
export async function startDynamoDb(folder: string, tables: Table[]): Promise<LocalServer> {
  mkdirSync(folder, { recursive: true });
  await checkOpens(folder);
  const { default: dynalite } = await import('dynalite');
  const database = dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  const server = await listenOnFreePort(shield(database), database);
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

/**
 * dynalite opens its database without a word, and when that fails throws at the first request, where nobody can
 * catch it. So its database is opened here once before, with the very library that it uses.
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

/**
 * dynalite throws out of its event handler when a client hangs up in the middle of a request, which would end
 * the whole stack. It is given requests that have arrived whole, and none that a web page sent.
 */
function shield(database: Server): RequestListener {
  const [listener] = database.listeners('request') as RequestListener[];
  if (!listener) throw new Error('dynalite has no request listener');
  database.removeAllListeners('request');
  const shielded = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, 16 * 1024 * 1024);
    if (!body || request.headers.origin !== undefined) return void response.writeHead(400).end();
    const { method, url, headers } = request;
    const whole = Object.assign(Readable.from([body]), { method, url, headers });
    listener(whole as unknown as IncomingMessage, response as ServerResponse & { req: IncomingMessage });
  };
  database.on('request', shielded);
  return shielded;
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

/** Keys and indexes in one comparable text. */
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
