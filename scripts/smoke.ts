import { readSmokeOptions } from './deploy/options.ts';
import { smokeDeployed, smokeLocal } from './deploy/smoke-deployed.ts';
import { outputsOf } from './deploy/stage.ts';
import { fail, UserError } from './progress.ts';

/** `npm run smoke`: the last step of `npm run deploy` by itself. */
async function main() {
  const options = readSmokeOptions(process.argv.slice(2));
  if (!options) return;
  const problems = 'url' in options ? await smokeLocal(options.url) : await smokeStage(options);
  if (problems > 0)
    throw new UserError(`${problems === 1 ? 'One thing is' : `${problems} things are`} wrong with the site.`);
}

async function smokeStage({ stage, profile }: { stage: string; profile?: string | undefined }) {
  const outputs = await outputsOf(stage, profile);
  if (!outputs)
    throw new UserError(
      `There is no stack Website-${stage} in this account. Deploy it: npm run deploy -- --stage ${stage}`,
    );
  return smokeDeployed(outputs, { profile });
}

await main().catch(fail);
