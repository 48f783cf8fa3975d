import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testClient } from '../functions/testing/aws.ts';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import { freePort } from './free-port.ts';
import { descendants, isRunning } from './local/testing/descendants.ts';
import { endBy, startCommand, statusAt } from './local/testing/start-command.ts';

/** Starts `npm start -- --no-build` in a separate process, on the existing build and synthesis. */

let folder: string;
const processes: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
});
afterEach(async () => {
  for (const child of processes.splice(0)) await endBy('SIGKILL', child);
  removeFolder(folder);
});

test('the processes of the functions end with the stack, even by kill -9', async () => {
  const child = await start(await freePort());
  await vi.waitFor(() => expect(descendants(child.pid)).not.toEqual([]), 20_000);
  const started = descendants(child.pid);
  await endBy('SIGKILL', child);
  await vi.waitFor(() => expect(started.filter(isRunning)).toEqual([]), { timeout: 5000 });
});

test('leads are there and notified of after kill -9 and a restart, even if it cut their notification off', async () => {
  const port = await freePort();
  const first = await start(port);
  const { dynamodb, tables } = await statusAt(port);
  expect((await submit(port)).status).toBe(201);
  const table = DynamoDBDocumentClient.from(new DynamoDBClient(testClient(dynamodb)));
  const key = { submissionId: enquiry.submissionId };
  const { Item: stored } = await table.send(new GetCommand({ TableName: tables.businessLeads, Key: key }));
  // State left by a handler that died two minutes ago between storing and publishing.
  const id = 'c0a6c6e5-5c3c-4a80-9c0e-0f6a7b1c2d3e';
  const cutOff = { ...stored, submissionId: id, id, email: 'spaeter@example.org', pending: 'yes' };
  const createdAt = new Date(Date.now() - 120_000).toISOString();
  await table.send(new PutCommand({ TableName: tables.businessLeads, Item: { ...cutOff, createdAt } }));
  await endBy('SIGKILL', first);

  await start(port);
  await notified(port, enquiry.email);
  await notified(port, 'spaeter@example.org');
  const again = await submit(port);
  expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
});

test('a response header and a redirect that are changed in infra/ change the answers', async () => {
  // The copy has to be inside the project, so that its imports resolve.
  const copy = mkdtempSync('.cache/infra-');
  try {
    for (const room of ['infra', 'functions', 'site/lib'])
      cpSync(room, join(copy, room), { recursive: true });
    cpSync('cdk.json', join(copy, 'cdk.json'));
    const website = readdirSync(join(copy, 'infra'))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => join(copy, 'infra', name))
      .find((file) => readFileSync(file, 'utf8').includes('STRICT_ORIGIN_WHEN_CROSS_ORIGIN'));
    expect(website).toBeDefined();
    const source = readFileSync(website ?? '', 'utf8');
    writeFileSync(website ?? '', source.replace('STRICT_ORIGIN_WHEN_CROSS_ORIGIN', 'SAME_ORIGIN'));
    const edge = join(copy, 'infra/edge/viewer-request.ts');
    writeFileSync(edge, readFileSync(edge, 'utf8').replace('statusCode: 301', 'statusCode: 307'));
    const assembly = join(folder, 'cdk.out');
    execFileSync(process.execPath, [join(copy, 'infra/app.ts')], {
      env: { ...process.env, CDK_OUTDIR: assembly },
    });

    const port = await freePort();
    await start(port, { CDK_OUTDIR: assembly });
    const { headers } = await fetch(`http://localhost:${port}/`);
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect((await fetch(`http://localhost:${port}/shop`, { redirect: 'manual' })).status).toBe(307);
  } finally {
    removeFolder(copy);
  }
});

test('SIGTERM stops it within two seconds, and the port is free again', async () => {
  const port = await freePort();
  const child = await start(port);
  const began = performance.now();
  // Windows has no signals.
  expect(await endBy('SIGTERM', child)).toBe(process.platform === 'win32' ? null : 143);
  expect(performance.now() - began).toBeLessThan(2000);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});

test('of two stacks with one data folder, one says that the other has it', async () => {
  const env = { LOCAL_DATA: join(folder, 'data') };
  const ports = [await freePort(), await freePort()];
  const results = ports.map((port) => run({ ...env, PORT: `${port}` }, '--no-build'));
  const { status, output } = await Promise.race(results);
  expect(status).toBe(1);
  expect(output).toMatch(
    /is already in use\. Stop the stack that uses it or choose another folder: LOCAL_DATA/,
  );
  expect(output).not.toMatch(/\n\s+at /);
});

test('a port that is taken and an unknown option are answered with the remedy', async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as AddressInfo;
  const taken = await run({ PORT: String(port), LOCAL_DATA: join(folder, 'data') });
  other.close();
  expect(taken.status).toBe(1);
  expect(taken.output).toContain(`PORT=${port + 1} npm start`);
  expect(taken.output).not.toMatch(/\n\s+at /);
  expect(taken.output, 'nothing has been built for nothing').not.toContain('Prerender');

  const malformed = await run({ PORT: '0x50' }, '--no-build');
  expect(malformed.output).toContain('PORT must be a whole number from 1 to 65535, not "0x50".');

  const unknown = await run({}, '--no-biuld');
  expect(unknown.status).toBe(1);
  expect(unknown.output).toContain('npm start -- --no-build');
});

const enquiry = {
  submissionId: 'b0a6c6e5-5c3c-4a80-9c0e-0f6a7b1c2d3e',
  elapsedMs: 5000,
  inquiryType: 'speaker',
  company: 'Muster GmbH',
  name: 'Max Beispiel',
  email: 'max@example.org',
  phone: '+49 69 90009 001',
  message: 'Eine Anfrage für einen Vortrag.',
  consent: true,
};

function submit(port: number): Promise<Response> {
  return fetch(`http://localhost:${port}/api/leads/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(enquiry),
  });
}

/** Waits until the owner has been notified of an address's lead. */
async function notified(port: number, email: string) {
  const { mailbox } = await statusAt(port);
  await vi.waitFor(
    async () => {
      const mails: Array<{ replyTo?: string }> = await (await fetch(mailbox)).json();
      expect(mails.some(({ replyTo }) => replyTo === email)).toBe(true);
    },
    { timeout: 20_000, interval: 200 },
  );
}

async function start(port: number, env: Record<string, string> = {}): Promise<ChildProcess> {
  const { child, ready } = startCommand(port, { LOCAL_DATA: join(folder, 'data'), ...env });
  processes.push(child);
  await ready;
  return child;
}

function run(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['scripts/start.ts', ...args], { env: { ...process.env, ...env } });
  processes.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => child.once('close', (status) => resolve({ status, output })));
}
