import { mkdirSync } from 'node:fs';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { explainFileError } from '../file-errors.ts';
import { UserError } from '../progress.ts';
import { type LocalServer, listenOnFreePort, readBody } from './http.ts';
import { ignored, type Template } from './template.ts';

const require = createRequire(import.meta.url);
const dynalite: (options: Record<string, unknown>) => Server = require('dynalite');

/**
 * Starts DynamoDB with the data stored in `folder`. LevelDB locks it, so two stacks can't share a folder; the lock ends
 * with its process, even by kill -9.
 * @throws UserError with the remedy
 */
export async function startDynamoDb(folder: string): Promise<LocalServer> {
  await checkOpens(folder);
  const database = dynalite({ path: folder, createTableMs: 0, deleteTableMs: 0, updateTableMs: 0 });
  const [listener] = database.listeners('request') as RequestListener[];
  // dynalite throws from its event handler when a client disconnects mid-request, which would end the whole stack. So
  // it only gets requests that have arrived completely, and none sent by web pages.
  const unanswered = new Set<ServerResponse>();
  let closing = false;
  database.removeAllListeners('request').on('request', async (request, response: ServerResponse) => {
    const body = await readBody(request);
    if (!body || closing || request.headers.origin !== undefined) return void response.writeHead(400).end();
    unanswered.add(response);
    response.once('prefinish', () => unanswered.delete(response));
    const { method, url, headers } = request;
    listener?.(Object.assign(Readable.from([body]), { method, url, headers }) as never, response as never);
  });
  const server = await listenOnFreePort(database);
  await makeItOpen(server, folder);
  return {
    ...server,
    // It would close its database below a query, and throw where nothing can catch it. What it never answers, it has dropped.
    async close() {
      closing = true;
      const end = Date.now() + PATIENCE_MS;
      while (unanswered.size > 0 && Date.now() < end) await wait(5);
      await server.close();
    },
  };
}

/** How long `close` waits for answers: less than a command that ends has for its children. */
const PATIENCE_MS = 5000;

/** dynalite throws on a request, where nothing can catch it, if it can't open its database: so we do it beforehand. */
async function checkOpens(folder: string): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true });
    const { Level } = createRequire(require.resolve('dynalite'))('level');
    const database = new Level(folder);
    await database.open();
    await database.close();
  } catch (error) {
    throw refusal(((error as Error).cause ?? error) as Error, folder);
  }
}

/** Has dynalite open its database now, before a build. Another stack may have opened it a moment ago. */
async function makeItOpen({ url, close }: LocalServer, folder: string): Promise<void> {
  const refused = Promise.withResolvers<never>();
  process.once('uncaughtException', refused.reject);
  const client = clientOf(url);
  try {
    await Promise.race([client.send(new ListTablesCommand()), refused.promise]);
  } catch {
    close();
    throw inUse(folder);
  } finally {
    process.off('uncaughtException', refused.reject);
    client.destroy();
  }
}

const remedy = 'choose another folder: LOCAL_DATA=.local2 npm start';
const inUse = (folder: string) =>
  new UserError(`${folder} is already in use. Stop the stack that uses it or ${remedy}.`);

function refusal(error: NodeJS.ErrnoException, folder: string): Error {
  if (error.code === 'LEVEL_LOCKED') return inUse(folder);
  const problem = explainFileError(error, 'en');
  if (problem) return new UserError(`${problem} Or ${remedy}.`);
  return new UserError(
    `The database in ${folder} cannot be opened (${error.message}). Delete the folder, if its data may be lost, or ${remedy}.`,
  );
}

const KeySchema = z.array(z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));

const TableSchema = z.strictObject({
  KeySchema,
  AttributeDefinitions: z.array(
    z.strictObject({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
  ),
  GlobalSecondaryIndexes: z
    .array(
      z.strictObject({
        IndexName: z.string(),
        KeySchema,
        Projection: z.strictObject({ ProjectionType: z.enum(['ALL', 'KEYS_ONLY']) }),
      }),
    )
    .optional(),
  // Neither capacity nor backups nor encryption are simulated; expired items stay, and readers filter them anyway.
  ...{ BillingMode: ignored, PointInTimeRecoverySpecification: ignored, SSESpecification: ignored },
  ...{ DeletionProtectionEnabled: ignored, Tags: ignored, TimeToLiveSpecification: ignored },
});

/** Creates the template's tables unless they are there. @throws UserError if they have other keys or indexes */
export async function createTables(template: Template, endpoint: string, folder: string): Promise<void> {
  const client = clientOf(endpoint, template.region);
  const describe = async (TableName: string) =>
    (await client.send(new DescribeTableCommand({ TableName })).catch(ifMissing)).Table;
  for (const id of template.ofType('AWS::DynamoDB::Table')) {
    const TableName = template.ref(id);
    const { KeySchema, AttributeDefinitions, GlobalSecondaryIndexes } = template.read(id, TableSchema);
    const wanted = { KeySchema, ...(GlobalSecondaryIndexes && { GlobalSecondaryIndexes }) };
    const there = await describe(TableName);
    if (there && shapeOf(there) !== shapeOf(wanted)) {
      throw new UserError(
        `The table ${TableName} in ${folder} has other keys or indexes than the template. Delete the folder, if its data may be lost, or choose another one: LOCAL_DATA=.local2 npm start.`,
      );
    }
    if (there) continue;
    await client.send(
      new CreateTableCommand({ ...wanted, TableName, AttributeDefinitions, BillingMode: 'PAY_PER_REQUEST' }),
    );
    while ((await describe(TableName))?.TableStatus !== 'ACTIVE') await wait(5);
  }
  client.destroy();
}

const clientOf = (endpoint: string, region = 'eu-central-1') =>
  new DynamoDBClient({
    endpoint,
    region,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  });

function ifMissing(error: Error): { Table?: TableDescription } {
  if (error.name === 'ResourceNotFoundException') return {};
  throw error;
}

/** Keys and indexes as a string, for comparison. */
const shapeOf = ({ KeySchema, GlobalSecondaryIndexes = [] }: TableDescription) =>
  JSON.stringify([
    KeySchema,
    GlobalSecondaryIndexes.map((index) => JSON.stringify([index.IndexName, index.KeySchema])).sort(),
  ]);
