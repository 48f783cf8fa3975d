import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { CreateTableCommand, DynamoDBClient, waitUntilTableExists } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';

/** Settings that every SDK client of a test needs; nothing real is ever reached. */
export const testEnv = {
  AWS_REGION: 'eu-central-1',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
};

export const testClient = (endpoint: string) => ({
  endpoint,
  region: testEnv.AWS_REGION,
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  maxAttempts: 1,
});

export type Database = {
  url: string;
  client: DynamoDBDocumentClient;
  items(table: string): Promise<Array<Record<string, unknown>>>;
  remove(table: string, key: Record<string, string>): Promise<unknown>;
  stop(): Promise<void>;
};

/** A DynamoDB in memory (dynalite, over the wire) with the tables `leads`, `tv-leads` and `limits`. */
export async function startDatabase(): Promise<Database> {
  const server = dynalite({ createTableMs: 0 });
  const url = await listen(server);
  const raw = new DynamoDBClient(testClient(url));
  await raw.send(
    new CreateTableCommand({
      TableName: 'leads',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['submissionId', 'email', 'month', 'pending', 'createdAt'].map(string),
      KeySchema: [{ AttributeName: 'submissionId', KeyType: 'HASH' }],
      GlobalSecondaryIndexes: [
        index('byEmail', 'email'),
        index('byMonth', 'month'),
        index('pending', 'pending'),
      ],
    }),
  );
  await raw.send(
    new CreateTableCommand({
      TableName: 'tv-leads',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: ['email', 'month', 'pending', 'createdAt'].map(string),
      KeySchema: [{ AttributeName: 'email', KeyType: 'HASH' }],
      GlobalSecondaryIndexes: [index('byMonth', 'month'), index('pending', 'pending')],
    }),
  );
  await raw.send(
    new CreateTableCommand({
      TableName: 'limits',
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [string('key')],
      KeySchema: [{ AttributeName: 'key', KeyType: 'HASH' }],
    }),
  );
  for (const TableName of ['leads', 'tv-leads', 'limits']) {
    await waitUntilTableExists(
      { client: raw, maxWaitTime: 10, minDelay: 0.05, maxDelay: 0.1 },
      { TableName },
    );
  }
  const client = DynamoDBDocumentClient.from(raw);
  return {
    url,
    client,
    items: async (TableName) =>
      (await client.send(new ScanCommand({ TableName, ConsistentRead: true }))).Items ?? [],
    remove: (TableName, Key) => client.send(new DeleteCommand({ TableName, Key })),
    stop: () => {
      raw.destroy();
      return close(server);
    },
  };
}

export type Reply = { status?: number; type?: string; body: string; afterMs?: number };
type Answering = Reply | ((request: string) => Reply) | undefined;
export type Endpoint = { url: string; requests: string[]; reply: Answering; stop(): Promise<void> };

/** An HTTP endpoint that keeps what it is sent and answers `reply`; with none, it lets its client wait. */
export async function startEndpoint(reply: Answering): Promise<Endpoint> {
  const server = createServer(async (request, response) => {
    const asked = await read(request);
    endpoint.requests.push(asked);
    const reply = typeof endpoint.reply === 'function' ? endpoint.reply(asked) : endpoint.reply;
    if (!reply) return;
    const { status = 200, type = 'application/json', body, afterMs = 0 } = reply;
    await wait(afterMs);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const endpoint: Endpoint = { url: await listen(server), requests: [], reply, stop: () => close(server) };
  return endpoint;
}

export const snsReply: Reply = {
  type: 'text/xml',
  body: '<PublishResponse xmlns="http://sns.amazonaws.com/doc/2010-03-31/"><PublishResult><MessageId>1</MessageId></PublishResult></PublishResponse>',
};

/** The lead of a Publish request as its receivers get it. */
export const published = (request = ''): Record<string, unknown> =>
  JSON.parse(new URLSearchParams(request).get('Message') ?? '');

const dynalite: (options: { createTableMs: number }) => Server = createRequire(import.meta.url)('dynalite');

const string = (AttributeName: string) => ({ AttributeName, AttributeType: 'S' as const });

const index = (IndexName: string, key: string) => ({
  IndexName,
  KeySchema: [
    { AttributeName: key, KeyType: 'HASH' as const },
    { AttributeName: 'createdAt', KeyType: 'RANGE' as const },
  ],
  Projection: { ProjectionType: 'ALL' as const },
});

async function listen(server: Server): Promise<string> {
  // With a short timeout a busy machine closes a connection just as the client reuses it.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
