import { checkStageValues, readStages } from '../infra/config.ts';
import { deploy, readDeployOptions } from './deploy/deploy.ts';
import { openEnds } from './deploy/open-ends.ts';
import { smokeDeployed } from './deploy/smoke.ts';
import { edgeTopicOf, outputsOf } from './deploy/stage.ts';
import { processes } from './deploy/tools.ts';
import { fail, UserError } from './progress.ts';

/** `npm run deploy`: checks, tests, deploys and smoke-tests the site. */
async function main() {
  const options = readDeployOptions(process.argv.slice(2));
  const { stage, profile } = options;
  await deploy(options, {
    ...processes,
    say: (text) => console.log(text),
    checkValues: () => checkStageValues(stage, readStages()),
    outputs: () => outputsOf(stage, profile),
    smoke: (outputs) => smokeDeployed(outputs, { profile, siteFolder: 'dist/site/client' }),
    openEnds: async (outputs) => openEnds(outputs, { profile, edgeTopic: await edgeTopicOf(stage, profile) }),
  });
}

await main().catch((error: unknown) =>
  // Converts UserErrors of infra/, which can't import from scripts/.
  fail(error instanceof Error && error.name === 'UserError' ? new UserError(error.message) : error),
);
