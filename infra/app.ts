import { existsSync } from 'node:fs';
import { Annotations, App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import cdkJson from '../cdk.json' with { type: 'json' };
import { readConfig } from './config.ts';
import { SiteStack } from './site-stack.ts';
import { UserError } from './user-error.ts';

/** Synthesises the stack of one stage into CDK_OUTDIR. Run by `cdk`, or by itself: `node infra/app.ts`. */
async function main() {
  if (!existsSync('dist/site-build.js'))
    throw new UserError('dist/site-build.js is missing. Run npm run build first.');
  const { owner, redirects, analytics, publishRefusals } = await import('#site-build');

  const app = new App({
    // The CDK command line hands these over; run by itself, the app has to behave in the same way.
    context: cdkJson.context,
    outdir: process.env.CDK_OUTDIR ?? 'cdk.out',
    analyticsReporting: false,
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const config = readConfig(app.node, owner.email);
  const unfit = `The content is not fit to be published: ${publishRefusals} places, listed by npm run check:publish.`;
  if (config.stage === 'prod' && publishRefusals > 0) throw new UserError(`${unfit} Stage prod refuses it.`);
  const stack = new SiteStack(app, `Website-${config.stage}`, {
    env: { region: 'eu-central-1' },
    config,
    siteFolder: 'dist/site/client',
    functionsFolder: 'dist/functions',
    redirects,
    analytics,
  });
  if (publishRefusals > 0) Annotations.of(stack).addWarningV2('content:unpublishable', unfit);
  app.synth();
}

main().catch((error: unknown) => {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
});
