import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UserError } from '../progress.ts';
import { type Assembly, loadAssembly } from './assembly.ts';
import { type LocalStack, type LocalStackOptions, startLocalStack } from './local-stack.ts';
import { fixtureAssembly, temporaryFolder } from './testing/running-stack.ts';

let folder: ReturnType<typeof temporaryFolder>;
const running: LocalStack[] = [];
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  for (const stack of running.splice(0)) await stack.stop();
  folder.remove();
});

async function start(options: Partial<LocalStackOptions> = {}): Promise<LocalStack> {
  const stack = await startLocalStack({
    assembly: () => fixtureAssembly(),
    dataFolder: `${folder.path}/data`,
    port: 0,
    log: () => {},
    ...options,
  });
  running.push(stack);
  return stack;
}

test('says what to do when nothing is synthesised, and frees port and data folder', async () => {
  const stack = await start({ dataFolder: `${folder.path}/other` });
  const port = Number(new URL(stack.url).port);
  await running.pop()?.stop();
  await expect(start({ port, assembly: () => loadAssembly(folder.path) })).rejects.toThrow('npm run build');
  await start({ port });
});

test('what was synthesised without the preview says how it is made', () => {
  writeFileSync(`${folder.path}/manifest.json`, '{ "artifacts": {} }');
  expect(() => loadAssembly(folder.path, 'preview')).toThrow(
    /no stack of the preview, .*`npm start -- --preview` without --no-build/,
  );
});

test('a second stack is refused the port and the data folder before anything is built', async () => {
  const { url } = await start();
  const assembly = (): Assembly => {
    throw new Error('built for nothing');
  };
  const port = Number(new URL(url).port);
  await expect(start({ port, assembly, dataFolder: `${folder.path}/other` })).rejects.toThrow(
    `PORT=${port + 1} npm start`,
  );
  await expect(start({ assembly })).rejects.toThrow(/already in use.*LOCAL_DATA=/);
});

test.each(['', '/below'])('says what to do when the data folder cannot be made: a file%s', async (below) => {
  writeFileSync(`${folder.path}/file`, '');
  const refused = start({ dataFolder: `${folder.path}/file${below}` });
  await expect(refused).rejects.toThrow(UserError);
  await expect(refused).rejects.toThrow('LOCAL_DATA=');
});

test('requests wait while the site is built', async () => {
  const built = Promise.withResolvers<Assembly>();
  const other = await start({ dataFolder: `${folder.path}/other` });
  const port = Number(new URL(other.url).port);
  await running.pop()?.stop();
  const starting = start({ port, assembly: () => built.promise });
  await new Promise((resolve) => setTimeout(resolve, 200));
  const waiting = fetch(`http://localhost:${port}/blog`);
  built.resolve(fixtureAssembly());
  expect((await waiting).status).toBe(200);
  await starting;
});

test('a table whose keys have changed is not silently kept', async () => {
  await start();
  await running.pop()?.stop();
  const assembly = () =>
    fixtureAssembly((resource) => {
      const [index] = resource('AWS::DynamoDB::Table').GlobalSecondaryIndexes as [{ IndexName: string }];
      index.IndexName = 'byMail';
    });
  await expect(start({ assembly })).rejects.toThrow('other keys or indexes');
});

test('the status says where everything is, at both addresses of localhost, and the end comes at once', async () => {
  const stack = await start();
  const { port } = new URL(stack.url);
  for (const host of ['localhost', '127.0.0.1'])
    expect(await (await fetch(`http://${host}:${port}/__local/status.json`)).json()).toEqual(stack.status);
  expect(Object.keys(stack.status).sort()).toEqual([
    'dynamodb',
    'mailbox',
    'queues',
    'sns',
    'sqs',
    'tables',
    'topic',
    'webhooks',
  ]);
  expect(await (await fetch(stack.status.webhooks)).json()).toEqual([]);
  const began = Date.now();
  await running.pop()?.stop();
  expect(Date.now() - began).toBeLessThan(2000);
  await expect(fetch(stack.url)).rejects.toThrow();
});
