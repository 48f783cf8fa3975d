import { runQuietly } from './run-quietly.ts';

/**
 * Synthesises the CDK app for this machine, without the CDK command line: it needs no network and no account.
 * @param folder where the cloud assembly goes
 * @param env further environment variables, such as those of the fixture
 * @throws UserError with what the app had to say
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

/** The webhook runs here, too; the local stack puts its own receiver in the place of this address. */
const LOCAL_CONTEXT = { webhookUrl: 'https://webhook.invalid/leads' };
