import { createInterface } from 'node:readline/promises';
import { checkStageValues, readStages } from '../infra/stage-values.ts';
import { deploy } from './deploy/deploy.ts';
import { openEnds } from './deploy/open-ends.ts';
import { readDeployOptions } from './deploy/options.ts';
import { smokeDeployed } from './deploy/smoke-deployed.ts';
import { edgeTopicOf, outputsOf } from './deploy/stage.ts';
import { processes } from './deploy/tools.ts';
import { fail, UserError } from './progress.ts';

/** `npm run deploy`: from content and code to a site that is seen to work. */
async function main() {
  const options = readDeployOptions(process.argv.slice(2));
  if (!options) return;
  const { stage, profile } = options;
  await deploy(options, {
    ...processes,
    assembly: 'cdk.out',
    say: (text) => console.log(text),
    async ask(question) {
      const input = createInterface({ input: process.stdin, output: process.stderr });
      const closed = new Promise<string>((resolve) => input.once('close', () => resolve('')));
      const answer = await Promise.race([input.question(`${question} (yes/no) `), closed]);
      input.close();
      return /^y(es)?$/i.test(answer.trim());
    },
    checkValues: () => checkValues(stage),
    outputs: () => outputsOf(stage, profile),
    smoke: (outputs) => smokeDeployed(outputs, { profile, siteFolder: 'dist/site/client' }),
    openEnds: async (outputs) => openEnds(outputs, { profile, edgeTopic: await edgeTopicOf(stage, profile) }),
  });
}

function checkValues(stage: string) {
  try {
    checkStageValues(stage, readStages());
  } catch (error) {
    throw error instanceof Error && error.name === 'UserError' ? new UserError(error.message) : error;
  }
}

await main().catch(fail);
