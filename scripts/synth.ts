import { runQuietly } from './run-quietly.ts';

/**
 * Synthesises the CDK app, without the CDK command line: it needs no network and no account.
 * @param folder where the cloud assembly goes
 * @throws UserError with what the app had to say
 */
export async function synth(folder = 'cdk.out'): Promise<void> {
  await runQuietly('infra/app.ts', { CDK_OUTDIR: folder });
}
