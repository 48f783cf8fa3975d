import { type ChildProcess, spawn } from 'node:child_process';
import type { Status } from '../local-pages.ts';

/** `npm start -- --no-build` in a process of its own, on the existing build and synthesis. */
export function startCommand(
  port: number,
  env: Record<string, string>,
): { child: ChildProcess; ready: Promise<void> } {
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    env: { ...process.env, PORT: `${port}`, ...env },
  });
  const ready = new Promise<void>((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (output.includes(`ready http://localhost:${port}`)) resolve();
      });
    }
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, ready };
}

export async function statusAt(port: number): Promise<Status> {
  return (await fetch(`http://localhost:${port}/__local/status.json`)).json() as Promise<Status>;
}

/** Resolves to its exit status once it has ended. */
export function endBy(signal: NodeJS.Signals, child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.kill(signal);
  });
}
