import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { startScript } from '../processes.ts';
import { UserError } from '../progress.ts';
import { cliPatience } from './patience.ts';

/** Runs other programs for a deployment. */
export type Tools = {
  /** Runs a Node script, without AWS credentials, and shows its output. @throws UserError if it fails */
  run(title: string, script: string, args: string[], env?: Record<string, string>): void | Promise<void>;
  /** The same with the credentials: only for the CDK's own CLI. */
  runWithCredentials(title: string, script: string, args: string[]): void | Promise<void>;
  /**
   * Returns the program's output.
   * @param remedy advice in case of failure
   * @throws UserError with the program's error output
   */
  read(title: string, command: string, args: string[], remedy?: string): string;
};

/** Remedy where AWS gives no answer, or knows nobody by these credentials. */
export const signIn = (profile?: string) =>
  profile
    ? `Check the connection and the clock of this machine, or sign in, for example with "aws sso login --profile ${profile}", and check the profile's name and rights.`
    : 'Check the connection and the clock of this machine, or sign in, for example with "aws sso login", or name a profile that is signed in and has the right: --profile NAME';

async function runScript(
  title: string,
  script: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const [status] = await once(startScript(script, args, { env }), 'exit');
  if (status !== 0) throw new UserError(`${title}: failed. The lines above say why.`);
}

/** The environment for code of packages: no credentials, and not GitHub's token that can be exchanged for some. */
const withoutCredentials = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/^(?:AWS|ACTIONS)_/i.test(name)));

export const processes: Tools = {
  run: (title, script, args, env) =>
    runScript(title, script, args, { ...withoutCredentials(process.env), ...env }),
  runWithCredentials: (title, script, args) => runScript(title, script, args, process.env),
  read(title, command, args, remedy) {
    const { error, status, stdout, stderr } = spawnSync(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...cliPatience.env, ...process.env },
    });
    if (error)
      throw new UserError(
        `${command} cannot be started (${error.message}). docs/operations.md says what is needed.`,
      );
    if (status === 0) return stdout;
    throw new UserError([`${title}: failed.`, stderr.trim() || stdout, remedy].filter(Boolean).join('\n'));
  },
};
