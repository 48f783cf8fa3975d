import { once } from 'node:events';
import { explainFileError } from './file-errors.ts';
import { startScript } from './processes.ts';
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
  const child = startScript(script, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const [status, signal] = await once(child, 'close');
  if (status === 0) return;
  const problem = explainFileError(new Error(output), 'en');
  if (problem) throw new UserError(problem);
  // The messages call any content content/, the tests' own as well.
  const folder = env.CONTENT_FOLDER ?? 'content';
  const told = output.trim().replace(/(?<![\w/-])content\//g, `${folder}/`);
  throw new UserError(`${script} failed.\n${told || signal || status}`);
}
