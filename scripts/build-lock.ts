import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stopped } from './processes.ts';

type Owner = { pid: number; host: string; command: string; since: number };

/** Locks of this process, with the number of its steps that use them. */
const held = new Map<string, number>();
process.once('exit', () => {
  for (const file of held.keys()) rmSync(file, { force: true });
});

/**
 * Runs a build or synthesis once no other one writes to its output folder.
 * @param say receives who is writing, at once and then every half minute
 */
export async function withLock<Result>(
  folder: string,
  run: () => Promise<Result>,
  say: (text: string) => void = console.error,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'build.lock');
  for (let tries = 0; !take(file); tries++) {
    const owner = ownerOf(file);
    if (owner && tries % 150 === 0) say(messageOf(owner, file));
    await wait(200, undefined, { signal: stopped });
  }
  try {
    return await run();
  } finally {
    release(file);
  }
}

/** Returns false while somebody else has the lock. */
function take(file: string): boolean {
  const uses = held.get(file) ?? 0;
  // A parent process with the lock has started this build.
  if (uses === 0 && ownerOf(file)?.pid === process.ppid) return true;
  if (uses === 0 && isStale(file)) rmSync(file, { force: true });
  try {
    // 'wx' fails if the file exists.
    if (uses === 0) writeFileSync(file, JSON.stringify(me()), { flag: 'wx' });
    held.set(file, uses + 1);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function release(file: string) {
  const uses = held.get(file) ?? 0;
  if (uses > 1) held.set(file, uses - 1);
  else if (held.delete(file)) rmSync(file, { force: true });
}

const me = (): Owner => ({
  pid: process.pid,
  host: hostname(),
  command: `node scripts/${basename(process.argv[1] ?? '')}`,
  since: Date.now(),
});

/** Undefined if there is no lock, or it is just being written. */
function ownerOf(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Whether a lock's owner has died. */
function isStale(file: string): boolean {
  const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  const owner = ownerOf(file);
  // No build takes an hour; only that is known of other machines. A full disk leaves an empty file.
  if (owner?.host !== hostname()) return Date.now() - written > (owner ? 3_600_000 : 10_000);
  // Process ids start again with the machine.
  const booted = Date.now() - uptime() * 1000;
  return owner.since < booted || owner.pid === process.pid || !isAlive(owner.pid);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function messageOf({ pid, host, command, since }: Owner, file: string): string {
  const where = host === hostname() ? '' : ` on ${host}`;
  const seconds = Math.round((Date.now() - since) / 1000);
  return `Waiting for ${command} (process ${pid}${where}), which has been writing to ${dirname(file)} for ${seconds} s. Stop it, delete ${file} if it no longer runs, or build elsewhere: BUILD_FOLDER=dist2 CDK_OUTDIR=cdk.out2.`;
}
