import { spawn } from 'node:child_process';
import { UserError } from '../progress.ts';

/** Other programs that a deployment runs. */
export type Tools = {
  /** Shows what the program says. @throws UserError when it fails */
  run(title: string, command: string, args: string[], options?: RunOptions): Promise<void>;
  /** What the program prints on standard output. @throws UserError with what it complains of */
  read(title: string, command: string, args: string[], options?: RunOptions): Promise<string>;
  ask(question: string): Promise<boolean>;
  say(text: string): void;
};

type RunOptions = { cwd?: string; env?: Record<string, string> };

export const CDK = ['node_modules/aws-cdk/bin/cdk'];

export const processes: Pick<Tools, 'run' | 'read'> = {
  async run(title, command, args, options) {
    const { status } = await start(command, args, 'inherit', options);
    if (status !== 0) throw new UserError(`${title}: failed. The lines above say why.`);
  },
  async read(title, command, args, options) {
    const { status, out, complaint } = await start(command, args, 'pipe', options);
    if (status !== 0) throw new UserError(`${title}: failed.\n${complaint || out}`);
    return out;
  },
};

async function start(
  command: string,
  args: string[],
  output: 'inherit' | 'pipe',
  { cwd, env }: RunOptions = {},
): Promise<{ status: number | null; out: string; complaint: string }> {
  const child = spawn(command, args, {
    ...(cwd && { cwd }),
    env: { ...process.env, ...env },
    stdio: ['inherit', output, output],
  });
  let out = '';
  let complaint = '';
  child.stdout?.on('data', (chunk) => (out += chunk));
  child.stderr?.on('data', (chunk) => (complaint += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(
        new UserError(`${command} cannot be started (${message}). README.md, "Deploy", says what is needed.`),
      ),
    );
    child.once('close', (status) => resolve({ status, out, complaint: complaint.trim() }));
  });
}
