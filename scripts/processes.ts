import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

const stopping = new AbortController();
const children = new Set<ChildProcess>();

/** Aborted when the command is asked to end. */
export const stopped = stopping.signal;

/** How long children have to end by themselves. Milliseconds. */
const PATIENCE = 8000;

/** Read at start-up, so that we notice a parent that dies meanwhile. */
const parents = whoStartedUs();

/**
 * Lets SIGINT and SIGTERM end the command with 128 + the signal's number, as shells do, and all its children first.
 * @param end runs before, for example to answer requests in flight
 */
export function stopWhenAsked(end: () => unknown = () => {}): void {
  const stop = async (signal: 'SIGINT' | 'SIGTERM') => {
    if (stopped.aborted) return;
    process.exitCode = 128 + constants.signals[signal];
    stopping.abort();
    const ended = Promise.allSettled([end(), ...[...children].map((child) => once(child, 'exit'))]);
    await Promise.race([ended, wait(PATIENCE)]);
    for (const child of children) child.kill('SIGKILL');
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // npm forwards these signals, but can't forward kill -9: we would keep the port, and build on.
  if (process.env.npm_lifecycle_event)
    setInterval(() => {
      if (whoStartedUs() !== parents) stop('SIGTERM');
    }, 500).unref();
}

/** Starts a script in a Node process of its own, which ends with this one, even by kill -9. */
export function startScript(script: string, args: readonly string[] = [], options: ForkOptions = {}) {
  const child = fork(script, args, {
    execArgv: ['--import', './scripts/compile-cache.ts', '--import', './scripts/end-with-parent.ts'],
    ...options,
    signal: stopped,
  });
  // Aborting is an error, which would end us with it.
  child.on('error', (error) => {
    if (!stopped.aborted) throw error;
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Our parent and, where npm's shell waits beside us (Debian's does), the shell's. */
function whoStartedUs(): string {
  const { ppid } = process;
  try {
    const isNpmsShell = readFileSync(`/proc/${ppid}/cmdline`, 'utf8').startsWith('sh\0-c');
    return isNpmsShell
      ? `${ppid} ${/\) \S (\d+)/.exec(readFileSync(`/proc/${ppid}/stat`, 'utf8'))?.[1]}`
      : `${ppid}`;
  } catch {
    // Only Linux has /proc. The shell of macOS becomes its only command.
    return `${ppid}`;
  }
}
