import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { WebhookValue } from '../infra/config.ts';
import { readStages } from '../infra/stage-values.ts';
import { buildFolder } from '../site/build-folder.ts';
import { withLock } from './build-lock.ts';
import { runQuietly } from './run-quietly.ts';

/**
 * Synthesises the CDK app for local use, without the CDK CLI, network or account.
 * @param folder output folder of the cloud assembly
 * @param env additional environment variables, such as the fixture's
 * @throws UserError with the app's error
 */
export async function synth(folder = 'cdk.out', env: Record<string, string> = {}): Promise<void> {
  const built = env.BUILD_FOLDER ?? buildFolder;
  const settings = {
    ...env,
    CDK_OUTDIR: folder,
    CDK_CONTEXT_JSON: process.env.CDK_CONTEXT_JSON ?? JSON.stringify(localContext(built)),
  };
  await withLock(built, () => withLock(folder, () => runQuietly('infra/app.ts', { env: settings })));
}

/**
 * Enables every webhook, whose URL the local stack replaces with its own receiver, the preview, and the editor if it has
 * been built, each at a local port.
 */
function localContext(buildFolder: string) {
  const { dev, prod } = readStages();
  const githubRepository = dev?.githubRepository ?? prod?.githubRepository ?? 'owner/website';
  const editor = existsSync(join(buildFolder, 'editor/index.html')) && { editor: 'on' };
  const webhooks: Record<WebhookValue, string> = { webhookUrl: 'https://webhook.invalid/leads' };
  return { ...webhooks, githubRepository, preview: 'on', ...editor };
}
