import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startWorker } from './lambda-process.ts';
import { type RunningStack, runSampleStack } from './testing/running-stack.ts';
import { temporaryFolder } from './testing/sample-assembly.ts';

let stack: RunningStack;
beforeAll(async () => {
  stack = await runSampleStack();
});
afterAll(() => stack.end());

test('a process that dies answers 502, and the next request has a new one', async () => {
  expect((await fetch(`${stack.url}/api/crash`)).status).toBe(502);
  expect((await fetch(`${stack.url}/api/ok`)).status).toBe(201);
});

test('an error of the handler answers 502 and stands in its log', async () => {
  expect((await fetch(`${stack.url}/api/throw`)).status).toBe(502);
  expect(readFileSync(`${stack.folder}/data/logs/Sample-Echo.log`, 'utf8')).toContain('geplatzt');
});

test('a handler that takes longer than its timeout is ended', async () => {
  const started = Date.now();
  expect((await fetch(`${stack.url}/api/slow`)).status).toBe(502);
  expect(Date.now() - started).toBeLessThan(3000);
  expect(stack.log.join('\n')).toContain('Task timed out after 1.00 seconds');
  expect((await fetch(`${stack.url}/api/ok`)).status).toBe(201);
});

test('many requests at once are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${stack.url}/api/ok`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
});

test('an import that is not in the bundle fails, as it would on AWS', async () => {
  const other = await runSampleStack();
  try {
    // A module next to the asset that isn't part of the bundle.
    const source = `import { helper } from '../outside.mjs';\nexport const handler = async () => helper();`;
    writeFileSync(
      `${other.folder}/cdk.out/outside.mjs`,
      'export const helper = () => ({ statusCode: 200 });',
    );
    writeFileSync(`${other.folder}/cdk.out/asset.echo/index.mjs`, source);
    await fetch(`${other.url}/api/crash`);
    expect((await fetch(`${other.url}/api/ok`)).status).toBe(502);
    expect(other.log.join('\n')).toContain('outside.mjs');
  } finally {
    await other.end();
  }
});

test('a process that is stopped while it still loads ends without a word', async () => {
  const folder = temporaryFolder();
  try {
    // Loading blocks, so the process notices the disconnect only afterwards.
    const source = `console.log('loading');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300);
      export const handler = () => {};`;
    writeFileSync(`${folder.path}/index.mjs`, source);
    const lines: string[] = [];
    await new Promise<void>((resolve) => {
      const options = { name: 'slow', arn: 'arn', handler: 'index.handler', memoryMb: 128, timeoutMs: 1000 };
      const log = (line: string) => {
        lines.push(line);
        worker.stop();
      };
      const worker = startWorker({ ...options, folder: folder.path, environment: {} }, log, resolve);
    });
    // The last output may arrive after the exit.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(lines).toEqual(['loading']);
  } finally {
    folder.remove();
  }
});

test('a stack that is stopped as soon as it is ready says nothing, however often', async () => {
  for (let round = 0; round < 5; round++) {
    const other = await runSampleStack();
    await other.end();
    expect(other.log).toEqual([]);
  }
});
