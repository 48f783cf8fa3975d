import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UserError } from './progress.ts';

/**
 * Runs a script in a Node process of its own; what it prints is shown only if it fails.
 * @param env environment variables, beside those of this process
 * @param flags settings of Node
 * @throws UserError with the script's output
 */
export async function runQuietly(
  script: string,
  { env = {}, flags = [] }: { env?: Record<string, string>; flags?: readonly string[] } = {},
): Promise<void> {
  try {
    const args = [...flags, '--import', './scripts/compile-cache.ts', script];
    await promisify(execFile)(process.execPath, args, {
      env: { ...process.env, ...env },
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const {
      stdout = '',
      stderr = '',
      message,
    } = error as { stdout?: string; stderr?: string; message: string };
    throw new UserError(`${script} failed.\n${`${stdout}${stderr}`.trim() || message}`);
  }
}
