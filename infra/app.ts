import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Annotations, App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import cdkJson from '../cdk.json' with { type: 'json' };
import { isExample, readConfig, refuseOtherDomain, sharesMailbox } from './config.ts';
import { createStacks } from './stacks.ts';
import { readStages, takeStageValues } from './stage-values.ts';
import { UserError } from './user-error.ts';

/** As in site/build-folder.ts. */
const buildFolder = process.env.BUILD_FOLDER || 'dist';

/** Synthesises a stage's stacks into CDK_OUTDIR. Run by `cdk` or directly: `npx node infra/app.ts`. */
async function main() {
  const siteBuild = join(buildFolder, 'site-build.js');
  if (!existsSync(siteBuild)) throw new UserError(`${siteBuild} is missing. Run npm run build first.`);
  const { owner, redirects, analytics, prompts, publishRefusals } = (await import(
    pathToFileURL(siteBuild).href
  )) as typeof import('#site-build');

  const app = new App({
    // The CDK CLI passes this context; run directly, the app must behave the same.
    context: cdkJson.context,
    outdir: process.env.CDK_OUTDIR ?? 'cdk.out',
    analyticsReporting: false,
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  takeStageValues(app.node, readStages());
  const config = readConfig(app.node, owner.email);
  const unfit = `The content is not fit to be published: ${publishRefusals} places, listed by npm run check:publish.`;
  if (config.stage === 'prod' && publishRefusals > 0) throw new UserError(`${unfit} Stage prod refuses it.`);
  refuseOtherDomain(config, owner.siteUrl);
  const stack = createStacks(app, config, {
    siteFolder: join(buildFolder, 'site/client'),
    functionsFolder: join(buildFolder, 'functions'),
    editorFolder: join(buildFolder, 'editor'),
    redirects,
    analytics,
    savedFile: prompts,
  });
  if (publishRefusals > 0) Annotations.of(stack).addWarningV2('content:unpublishable', unfit);
  if (config.stage === 'prod' && sharesMailbox(config))
    Annotations.of(stack).addWarningV2(
      'alarms:same-mailbox',
      `alarmEmail ${config.alarmEmail} is in the owner's domain. What keeps her mails away would keep the alarm about it away, too.`,
    );
  if (isExample(config.ownerEmail))
    Annotations.of(stack).addWarningV2(
      'mails:example',
      `Nobody gets the owner's mails: ${config.ownerEmail} is an example. Set ownerEmail for this stage in infra/stages.json.`,
    );
  app.synth();
}

main().catch((error: unknown) => {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
});
