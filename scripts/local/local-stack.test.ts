import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenOnLocalhost } from './http-server.ts';
import type { Status } from './local-pages.ts';
import { LocalStackError, reserveLocalStack, startLocalStack } from './local-stack.ts';
import type { StoredMail } from './mailbox.ts';
import { at, eventually } from './testing/running-stack.ts';
import { temporaryFolder, writeSampleAssembly } from './testing/sample-assembly.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  for (const child of spawned.splice(0)) child.kill('SIGKILL');
  folder.remove();
});
const spawned: ChildProcess[] = [];

const options = () => ({
  assembly: `${folder.path}/cdk.out`,
  dataFolder: `${folder.path}/data`,
  port: 0,
  log: () => {},
});
const sdk = (endpoint: string) => ({
  endpoint,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
});

test('says what to do when there is no assembly', async () => {
  await expect(startLocalStack(options())).rejects.toThrow('npm run build');
});

test('says what to do when the port is taken, and leaves nothing behind', async () => {
  writeSampleAssembly(options().assembly);
  const other = await listenOnLocalhost(() => {}, 0);
  try {
    await expect(startLocalStack({ ...options(), port: other.port })).rejects.toThrow(
      `PORT=${other.port + 1} npm start`,
    );
  } finally {
    await other.close();
  }
  const stack = await startLocalStack({ ...options(), port: other.port });
  await stack.stop();
});

test('two stacks cannot use one data folder', async () => {
  writeSampleAssembly(options().assembly);
  const stack = await startLocalStack(options());
  await expect(startLocalStack(options())).rejects.toThrow(stack.url);
  await stack.stop();
  const next = await startLocalStack(options());
  await next.stop();
});

test('a stack sees another one in its data folder although the folder for temporary files is another', async () => {
  writeSampleAssembly(options().assembly);
  const stack = await startLocalStack(options());
  const elsewhere = temporaryFolder();
  vi.stubEnv('TMPDIR', elsewhere.path);
  try {
    await expect(startLocalStack(options())).rejects.toThrow(stack.url);
  } finally {
    vi.unstubAllEnvs();
    elsewhere.remove();
    await stack.stop();
  }
});

test('a data folder whose path is too long for a socket is locked all the same', async () => {
  writeSampleAssembly(options().assembly);
  const dataFolder = `${options().dataFolder}/${'x'.repeat(120)}`;
  const stack = await startLocalStack({ ...options(), dataFolder });
  await expect(startLocalStack({ ...options(), dataFolder })).rejects.toThrow(stack.url);
  await stack.stop();
});

test('a database that another process has open is a folder in use, lock or no lock', async () => {
  writeSampleAssembly(options().assembly);
  const stack = await startLocalStack(options());
  rmSync(`${options().dataFolder}/lock.sock`);
  try {
    await expect(startLocalStack(options())).rejects.toThrow(LocalStackError);
    await expect(startLocalStack(options())).rejects.toThrow(/already in use.*LOCAL_DATA=/);
  } finally {
    await stack.stop();
  }
});

test.each(['', '/below'])('says what to do when the data folder cannot be made: a file%s', async (below) => {
  writeSampleAssembly(options().assembly);
  const dataFolder = `${folder.path}/file`;
  writeFileSync(dataFolder, '');
  const started = startLocalStack({ ...options(), dataFolder: `${dataFolder}${below}` });
  await expect(started).rejects.toThrow(LocalStackError);
  await expect(started).rejects.toThrow('LOCAL_DATA=');
});

test('a reservation keeps port and data folder while the build runs, and requests wait for the stack', async () => {
  const reservation = await reserveLocalStack({ port: 0, dataFolder: options().dataFolder });
  await expect(
    reserveLocalStack({ port: reservation.port, dataFolder: `${folder.path}/other` }),
  ).rejects.toThrow(`PORT=${reservation.port + 1}`);
  await expect(reserveLocalStack({ port: 0, dataFolder: options().dataFolder })).rejects.toThrow(
    reservation.url,
  );
  const waiting = fetch(`${reservation.url}/blog`);

  const assembly = writeSampleAssembly(options().assembly);
  const stack = await startLocalStack({ reservation, assembly, log: () => {} });
  expect(stack.url).toBe(reservation.url);
  expect((await waiting).status).toBe(200);
  await stack.stop();

  const next = await reserveLocalStack({ port: reservation.port, dataFolder: options().dataFolder });
  await next.release();
});

test('a reservation ends when it is released, and when the start fails', async () => {
  const reservation = await reserveLocalStack({ port: 0, dataFolder: options().dataFolder });
  const same = { port: reservation.port, dataFolder: options().dataFolder };
  const waiting = fetch(reservation.url);
  waiting.catch(() => {});
  await reservation.release();
  await reservation.release();
  await expect(waiting).rejects.toThrow();

  const second = await reserveLocalStack(same);
  const { assembly, log } = options();
  await expect(startLocalStack({ reservation: second, assembly, log })).rejects.toThrow('npm run build');
  await (await reserveLocalStack(same)).release();
});

test('a table whose keys have changed is not silently kept', async () => {
  writeSampleAssembly(options().assembly);
  await (await startLocalStack(options())).stop();
  writeSampleAssembly(options().assembly, (resources) => {
    at(resources, 'BusinessLeads', 'GlobalSecondaryIndexes', 0).IndexName = 'byMail';
  });
  await expect(startLocalStack(options())).rejects.toThrow('Sample-BusinessLeads');
});

test('the status says where everything is, at both addresses of localhost', async () => {
  writeSampleAssembly(options().assembly);
  const stack = await startLocalStack(options());
  const { port } = new URL(stack.url);
  for (const host of ['localhost', '127.0.0.1']) {
    const status = (await (await fetch(`http://${host}:${port}/__local/status.json`)).json()) as Status;
    expect(status).toEqual(stack.status);
    expect(Object.keys(status).sort()).toEqual([
      'dynamodb',
      'mailbox',
      'queues',
      'sns',
      'sqs',
      'tables',
      'topic',
      'webhooks',
    ]);
    expect(status.tables.businessLeads).toBe('Sample-BusinessLeads');
  }
  expect(await (await fetch(stack.status.webhooks)).json()).toEqual([]);
  const started = Date.now();
  await stack.stop();
  expect(Date.now() - started).toBeLessThan(2000);
  await expect(fetch(stack.url)).rejects.toThrow();
});

test('a scheduled function runs shortly after the start', async () => {
  writeSampleAssembly(options().assembly, (resources) => {
    const Targets = [
      { Arn: { 'Fn::GetAtt': ['Echo', 'Arn'] }, Id: 'Target0', Input: '{"rawPath":"/api/throw"}' },
    ];
    resources.Rule = {
      Type: 'AWS::Events::Rule',
      Properties: { ScheduleExpression: 'rate(1 minute)', State: 'ENABLED', Targets },
    };
  });
  const log: string[] = [];
  const stack = await startLocalStack({ ...options(), log: (line) => log.push(line) });
  await eventually(() => log.find((line) => line.includes('geplatzt')));
  await stack.stop();
});

test('what was answered is still there after kill -9', async () => {
  writeSampleAssembly(options().assembly);
  const first = await serve();
  const dynamodb = new DynamoDBClient(sdk(first.status.dynamodb));
  const TableName = first.status.tables.businessLeads;
  await Promise.all([
    dynamodb.send(
      new PutItemCommand({
        TableName,
        Item: { id: { S: 'lead' }, email: { S: 'a@example.org' }, createdAt: { S: '1' } },
      }),
    ),
    new SNSClient(sdk(first.status.sns)).send(
      new PublishCommand({ TopicArn: first.status.topic, Message: 'Neue Anfrage' }),
    ),
  ]);
  await first.kill();

  const second = await serve();
  try {
    const again = new DynamoDBClient(sdk(second.status.dynamodb));
    const { Item } = await again.send(new GetItemCommand({ TableName, Key: { id: { S: 'lead' } } }));
    expect(Item?.email?.S).toBe('a@example.org');
    const mails = (await (await fetch(second.status.mailbox)).json()) as StoredMail[];
    expect(mails.map(({ text }) => text)).toEqual(['Neue Anfrage']);
  } finally {
    await second.kill();
  }
});

test('the processes of the functions end with the stack, even by kill -9', async () => {
  writeSampleAssembly(options().assembly);
  const stack = await serve();
  await fetch(`${new URL(stack.status.mailbox).origin}/api/beat`);
  const file = `${options().assembly}/beats.txt`;
  const beats = () => (existsSync(file) ? readFileSync(file, 'utf8').length : 0);
  await eventually(() => (beats() > 2 ? true : undefined));
  await stack.kill();
  await eventually(async () => {
    const before = beats();
    await new Promise((resolve) => setTimeout(resolve, 100));
    return beats() === before ? true : undefined;
  });
});

async function serve(): Promise<{ status: Status; kill(): Promise<void> }> {
  const script = fileURLToPath(new URL('testing/serve-sample.ts', import.meta.url));
  const child = spawn(process.execPath, [script, options().assembly, options().dataFolder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  spawned.push(child);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { status: JSON.parse(line) as Status, kill };
}
