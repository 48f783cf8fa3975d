import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import { freePort } from './free-port.ts';
import { descendants, isRunning } from './local/testing/descendants.ts';

/* `npm start` and `npm run build` in processes of their own, ended at work. Builds take seconds. */

/** Windows has no signals: a process just ends. */
const isWindows = process.platform === 'win32';

let folder: string;
let child: ChildProcess | undefined;

beforeAll(() => {
  // Inside the project, where the built code finds its packages.
  mkdirSync('.cache', { recursive: true });
  folder = mkdtempSync(join('.cache', 'signals-'));
});
afterEach(async () => {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
});
afterAll(() => removeFolder(folder));

test.each([
  ['the site is prerendered', 'Make downloads', 'SIGINT', 130],
  ['the site is prerendered', 'Make downloads', 'SIGKILL', null],
  ['the stack is synthesised', 'Add downloads', 'SIGTERM', 143],
] as const)(
  'while %s (after “%s”), %s ends it with all its children',
  async (_, before, signal, status) => {
    const running = await start(`✓ ${before}`);
    await vi.waitFor(() => expect(descendants(running.pid)).not.toEqual([]), { timeout: 10_000 });
    const children = descendants(running.pid);
    const ended = once(running, 'exit');
    running.kill(signal);
    expect((await ended)[0]).toBe(isWindows ? null : status);
    // After SIGKILL, a child hears of it once it has finished what it is computing.
    await vi.waitFor(() => expect(children.filter(isRunning)).toEqual([]), { timeout: 20_000 });
  },
  120_000,
);

test('afterwards it builds and serves, and ends with 130 after Ctrl+C', async () => {
  const running = await start('ready http');
  const ended = once(running, 'exit');
  running.kill('SIGINT');
  expect((await ended)[0]).toBe(isWindows ? null : 130);
}, 120_000);

/** Starts a build with output folders of its own, and waits for a line. */
async function start(line: string): Promise<ChildProcess> {
  const running = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      BUILD_FOLDER: join(folder, 'dist'),
      CDK_OUTDIR: join(folder, 'cdk.out'),
      LOCAL_DATA: join(folder, 'data'),
      PORT: `${await freePort()}`,
    },
  });
  child = running;
  let output = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [running.stdout, running.stderr])
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes(line)) resolve();
      });
    running.once('exit', () => reject(new Error(output)));
  });
  return running;
}
