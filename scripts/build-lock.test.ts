import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import { withLock } from './build-lock.ts';

let folder: string;
const processes: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(async () => {
  for (const child of processes.splice(0)) await kill(child);
  removeFolder(folder);
});

test('a second build waits for the first and says who holds the folder', async () => {
  const first = await build(500);
  const said: string[] = [];
  let isFirstDone = false;
  first.once('exit', () => {
    isFirstDone = true;
  });
  const ended = once(first, 'exit');
  await withLock(
    folder,
    async () => void (await ended),
    (text) => said.push(text),
  );
  expect(isFirstDone).toBe(true);
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Waiting for node scripts/\\S* \\(process ${first.pid}\\), which .* writing to .* BUILD_FOLDER=`,
      ),
    ),
  ]);
  expect(existsSync(join(folder, 'build.lock'))).toBe(false);
});

test('the lock of a build that was killed is taken over', async () => {
  await kill(await build(60_000));
  expect(existsSync(join(folder, 'build.lock'))).toBe(true);
  expect(await withLock(folder, async () => 'built', refuse)).toBe('built');
});

test.each([
  [
    'by another process with our id, before the machine was restarted',
    { pid: process.pid, host: hostname(), since: 0 },
  ],
  ['on another machine, an hour ago', { pid: 1, host: 'elsewhere', since: 0 }],
  ['and has no owner, as a full disk leaves it', undefined],
])('a lock that was taken %s is taken over', async (_, owner) => {
  const file = join(folder, 'build.lock');
  writeFileSync(file, owner ? JSON.stringify({ ...owner, command: 'node scripts/build.ts' }) : '');
  utimesSync(file, 0, 0);
  expect(await withLock(folder, async () => 'built', refuse)).toBe('built');
});

test('steps of one build share its lock, and another folder has its own', async () => {
  await build(60_000, 'other');
  const steps = await withLock(folder, () => withLock(folder, async () => 'both', refuse), refuse);
  expect(steps).toBe('both');
});

function refuse(text: string): never {
  throw new Error(text);
}

/** Another process that holds the lock of a folder for a while. */
async function build(milliseconds: number, name = '.'): Promise<ChildProcess> {
  const code = `import { withLock } from './scripts/build-lock.ts';
    await withLock(process.argv[1], () => new Promise((resolve) => {
      console.log('building');
      setTimeout(resolve, ${milliseconds});
    }));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, join(folder, name)]);
  processes.push(child);
  await once(child.stdout, 'data');
  return child;
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
