import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REGION } from './stage.ts';
import type { Tools } from './tools.ts';

/** Runs the canary of a deployed stage and waits for it: two minutes at most. */
export async function deployedCanary(
  { read }: Pick<Tools, 'read'>,
  functionName: string,
  profile?: string,
): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  try {
    const answer = join(folder, 'answer.json');
    const said = await read('Canary', 'aws', [
      ...['lambda', 'invoke', '--function-name', functionName, '--region', REGION],
      ...['--cli-read-timeout', '180', '--output', 'json'],
      ...(profile ? ['--profile', profile] : []),
      answer,
    ]);
    return 'FunctionError' in JSON.parse(said)
      ? failureOf(JSON.parse(readFileSync(answer, 'utf8')))
      : undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same in the local stack, where the rule can be asked to run. */
export async function localCanary(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/__local/run/CanaryDaily`, { method: 'POST' });
  if (!answer.ok)
    return `answered ${answer.status}: this is not the local stack. A stage on AWS sends its own: npm run smoke -- --stage dev`;
  const [result] = (await answer.json()) as Array<{ ok: boolean; value?: unknown; error?: unknown }>;
  return result?.ok ? undefined : failureOf(result?.error ?? result?.value);
}

function failureOf(error: unknown): string {
  const { errorMessage } = (error ?? {}) as { errorMessage?: string };
  return `${errorMessage ?? 'failed'}. See CanaryFailing in infra/RUNBOOK.md`;
}
