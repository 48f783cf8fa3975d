import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../progress.ts';

/** What one run of a command has cost; without Linux's /proc only its time is known. */
export type Cost = { cpuSeconds?: number; seconds: number; peakMegabytes?: number };

export type Command = { args: readonly string[]; cwd: string; env?: Record<string, string> };

/** Milliseconds between two looks at the memory. */
const LOOK = 100;
/** Clock ticks of the kernel in a second, the same on every Linux (getconf CLK_TCK). */
const TICKS = 100;

/**
 * Runs a Node program and measures it together with all processes that it starts.
 * @throws UserError with the end of what it printed, when it fails
 */
export async function measure({ args, cwd, env }: Command, signal?: AbortSignal): Promise<Cost> {
  const hasProc = process.platform === 'linux';
  const before = hasProc ? cpuOfEnded() : 0;
  const began = performance.now();
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...env }, signal });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-4000);
    });
  let peak = 0;
  const looking = setInterval(() => {
    if (hasProc && child.pid) peak = Math.max(peak, memoryOf(child.pid));
  }, LOOK);
  try {
    const code = await new Promise<number | null>((done, failed) =>
      child.on('close', done).on('error', failed),
    );
    const seconds = (performance.now() - began) / 1000;
    if (code !== 0) throw new UserError(`node ${args.join(' ')} failed in ${cwd}.\n${output}`);
    return hasProc ? { cpuSeconds: cpuOfEnded() - before, seconds, peakMegabytes: peak } : { seconds };
  } finally {
    clearInterval(looking);
  }
}

/** Processor time of all processes that were started here and have ended, and of theirs (proc(5): cutime, cstime). */
function cpuOfEnded(): number {
  const [, , , , , , , , , , , , , user = 0, system = 0] = statOf('self');
  return (user + system) / TICKS;
}

/** Resident memory of a process and of those that it has started, in megabytes. */
function memoryOf(pid: number): number {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), statOf(name)[1] ?? 0);
  }
  const isInside = (one: number): boolean =>
    one === pid || (parents.has(one) && isInside(parents.get(one) as number));
  const inside = [...parents.keys()].filter(isInside);
  return inside.reduce((sum, one) => sum + residentOf(one), 0);
}

function residentOf(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readProc(String(pid), 'status'))?.[1] ?? 0) / 1024;
}

/** The fields after the name, which may hold spaces: state first. */
function statOf(pid: string): number[] {
  return readProc(pid, 'stat')
    .replace(/^.*\) /s, '')
    .split(' ')
    .map(Number);
}

/** Nothing for a process that has ended meanwhile. */
function readProc(pid: string, file: string): string {
  try {
    return readFileSync(join('/proc', pid, file), 'utf8');
  } catch {
    return '';
  }
}
