import { spawn } from 'node:child_process';
import { UserError } from '../progress.ts';

/** Other programs that a deployment runs. */
export type Tools = {
  /** Shows what the program says. @throws UserError when it fails */
  run(title: string, command: string, args: string[], options?: RunOptions): Promise<void>;
  /** What the program prints on standard output. @throws UserError with what it complains of */
  read(title: string, command: string, args: string[], options?: ReadOptions): Promise<string>;
  ask(question: string): Promise<boolean>;
  say(text: string): void;
};

type RunOptions = { cwd?: string; env?: Record<string, string> };

/** What to do about a failure that is most likely the reader's to mend. */
type ReadOptions = RunOptions & { remedy?: string };

/** What to do when AWS does not know whoever asks. */
export const signIn = (profile?: string) =>
  profile
    ? `Sign in, for example with "aws sso login --profile ${profile}", and look whether the profile is called so.`
    : 'Sign in, for example with "aws sso login", or name a profile that is signed in: --profile NAME';

export const CDK = ['node_modules/aws-cdk/bin/cdk'];

export const processes: Pick<Tools, 'run' | 'read'> = {
  async run(title, command, args, options) {
    const { status } = await start(command, args, 'inherit', options);
    if (status !== 0) throw new UserError(`${title}: failed. The lines above say why.`);
  },
  async read(title, command, args, options) {
    const { status, out, complaint } = await start(command, args, 'pipe', options);
    if (status !== 0)
      throw new UserError(
        [`${title}: failed.`, complaint || out, options?.remedy].filter(Boolean).join('\n'),
      );
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
        new UserError(`${command} cannot be started (${message}). docs/operations.md says what is needed.`),
      ),
    );
    child.once('close', (status) => resolve({ status, out, complaint: complaint.trim() }));
  });
}
