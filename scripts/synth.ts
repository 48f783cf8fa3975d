import { runQuietly } from './run-quietly.ts';

/**
 * Synthesises the CDK app for local use, without the CDK CLI, network or account.
 * @param folder output folder of the cloud assembly
 * @param env additional environment variables, such as the fixture's
 * @throws UserError with the app's error
 */
export async function synth(folder = 'cdk.out', env: Record<string, string> = {}): Promise<void> {
  await runQuietly('infra/app.ts', {
    env: {
      ...env,
      CDK_OUTDIR: folder,
      CDK_CONTEXT_JSON: process.env.CDK_CONTEXT_JSON ?? JSON.stringify(LOCAL_CONTEXT),
    },
  });
}

/** Enables the webhook; the local stack replaces this URL with its own receiver. */
const LOCAL_CONTEXT = { webhookUrl: 'https://webhook.invalid/leads' };
