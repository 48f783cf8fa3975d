import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from './progress.ts';

/**
 * Runs a script in a separate Node process and shows its output only if it fails.
 * @param args options of the script
 * @param env additional environment variables
 * @throws UserError with the script's output
 */
export async function runQuietly(
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['--import', './scripts/compile-cache.ts', script, ...args], {
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    // The messages call any content content/, the tests' own as well.
    const content = env.CONTENT_FOLDER ? `, with ${env.CONTENT_FOLDER} as content/` : '';
    throw new UserError(`${script} failed${content}.\n${`${stdout}${stderr}`.trim() || message}`);
  }
}
