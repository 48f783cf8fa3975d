import { spawnSync } from 'node:child_process';
import { UserError } from '../progress.ts';

/** Runs other programs for a deployment. */
export type Tools = {
  /** Shows the program's output. @throws UserError if it fails */
  run(title: string, command: string, args: string[]): void;
  /**
   * Returns the program's output.
   * @param remedy advice in case of failure
   * @throws UserError with the program's error output
   */
  read(title: string, command: string, args: string[], remedy?: string): string;
};

/** Remedy for rejected AWS credentials. */
export const signIn = (profile?: string) =>
  profile
    ? `Sign in, for example with "aws sso login --profile ${profile}", and check the profile's name.`
    : 'Sign in, for example with "aws sso login", or name a profile that is signed in: --profile NAME';

export const processes: Tools = {
  run(title, command, args) {
    const { status } = start(command, args, 'inherit');
    if (status !== 0) throw new UserError(`${title}: failed. The lines above say why.`);
  },
  read(title, command, args, remedy) {
    const { status, stdout, stderr } = start(command, args, 'pipe');
    if (status === 0) return stdout;
    throw new UserError([`${title}: failed.`, stderr.trim() || stdout, remedy].filter(Boolean).join('\n'));
  },
};

function start(command: string, args: string[], output: 'inherit' | 'pipe') {
  const result = spawnSync(command, args, { stdio: ['inherit', output, output], encoding: 'utf8' });
  if (!result.error) return result;
  throw new UserError(
    `${command} cannot be started (${result.error.message}). docs/operations.md says what is needed.`,
  );
}
