import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { removeFolder } from '../lib/remove-folder.server.ts';

/** A separate local stack that a test may break. */
export async function startOwnStack(
  env: Record<string, string>,
  { build = false, args = [] }: { build?: boolean; args?: string[] } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'stack-'));
  // Every fourth, because editor and preview have the next ones; below the ports that systems give to outgoing connections.
  const url = `http://localhost:${20_000 + 4 * randomInt(2_500)}`;
  const server = spawn(process.execPath, ['scripts/start.ts', ...(build ? [] : ['--no-build']), ...args], {
    env: { ...process.env, ...env, PORT: new URL(url).port, LOCAL_DATA: folder },
  });
  const ended = once(server, 'exit');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(`ready ${url}`)) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    ended.then(() => reject(new Error(output)));
  });
  return {
    url,
    /** Address of the editor, if it was asked for. */
    editor: /^editor (\S+)/m.exec(output)?.[1] ?? '',
    /** Link to the preview, if it was asked for. */
    preview: /^preview (\S+)/m.exec(output)?.[1] ?? '',
    breakStore: () => dropLeads(url),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      removeFolder(folder);
    },
  };
}

/** Deletes the leads table. @returns recreates it, empty */
async function dropLeads(url: string): Promise<() => Promise<void>> {
  const status = await (await fetch(`${url}/__local/status.json`)).json();
  const TableName: string = status.tables.businessLeads;
  const client = new DynamoDBClient({
    endpoint: status.dynamodb,
    region: 'eu-central-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  await client.send(new DeleteTableCommand({ TableName }));
  return async () => {
    await client.send(
      new CreateTableCommand({
        TableName,
        KeySchema: Table?.KeySchema,
        AttributeDefinitions: Table?.AttributeDefinitions,
        GlobalSecondaryIndexes: Table?.GlobalSecondaryIndexes?.map(
          ({ IndexName, KeySchema, Projection }) => ({
            IndexName,
            KeySchema,
            Projection,
          }),
        ),
        BillingMode: 'PAY_PER_REQUEST',
      }),
    );
  };
}
