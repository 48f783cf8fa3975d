import { checkStageValues, readStages } from '../infra/config.ts';
import { openEnds } from './deploy/open-ends.ts';
import { smokeDeployed } from './deploy/smoke.ts';
import { edgeTopicOf, type Outputs, outputsOf, stageOf } from './deploy/stage.ts';
import { processes, signIn, type Tools } from './deploy/tools.ts';
import { developerOptions } from './options.ts';
import { stopWhenAsked } from './processes.ts';
import { fail, UserError } from './progress.ts';

const help = `Deploys a stage to AWS: checks, tests, cdk deploy, and a look at the site as visitors see it.

  npm run deploy -- --stage dev
  npm run deploy -- --stage prod --profile website

  --stage dev|prod     which stage; its values are in infra/stages.json
  --profile NAME       credentials of this profile instead of those in the environment
  --skip-tests         leaves out npm test, for a commit that has passed it
  --yes                does not ask before it changes anything

Only what would change: npx cdk diff "Website-dev*" -c stage=dev. Back to an earlier commit: infra/RUNBOOK.md.`;

export type DeployOptions = {
  stage: string;
  profile?: string | undefined;
  'skip-tests'?: boolean;
  yes?: boolean;
};

export function readDeployOptions(args: string[]): DeployOptions {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { stage: text, profile: text, 'skip-tests': flag, yes: flag };
  const { values } = developerOptions(help, { args, options });
  return { ...values, stage: stageOf(values.stage, help) };
}

export type Deployment = Tools & {
  say(text: string): void;
  /** @throws UserError for a value of infra/stages.json that the synthesis would reject */
  checkValues(): void;
  outputs(): Promise<Outputs | undefined>;
  /** Tests the deployed site. Returns the number of problems. */
  smoke(outputs: Outputs): Promise<number>;
  openEnds(outputs: Outputs): Promise<string[]>;
};

/** Nothing changes on AWS until all checks have passed and somebody has approved the changes. */
export async function deploy(options: DeployOptions, tools: Deployment): Promise<void> {
  const { stage, profile } = options;
  const { run, read, say } = tools;
  const asProfile = profile ? ['--profile', profile] : [];

  // First, so that a misspelt address is reported before the tests run.
  tools.checkValues();
  const identity = ['sts', 'get-caller-identity', '--output', 'json', ...asProfile];
  const who = JSON.parse(read('Sign-in', 'aws', identity, signIn(profile)));
  const commit = read('Commit', 'git', ['rev-parse', '--short', 'HEAD']).trim();
  const changed = read('Changes', 'git', ['status', '--porcelain']).trim() !== '';
  if (changed && stage === 'prod')
    throw new UserError(
      'There are uncommitted changes (git status). Stage prod is deployed from a commit only.',
    );
  say(
    `Stage ${stage}, account ${who.Account}, as ${who.Arn}, commit ${commit}${changed ? ' and changes' : ''}`,
  );

  if (stage === 'prod') await run('check:publish', 'scripts/check-publish.ts', []);
  if (!options['skip-tests']) await run('npm test', 'scripts/test.ts', []);
  const before = await tools.outputs();
  // cdk builds and synthesises (cdk.json). Website-Github belongs to no stage and is deployed by hand.
  await run('Deploy', 'node_modules/aws-cdk/bin/cdk', [
    ...['deploy', `Website-${stage}*`, '-c', `stage=${stage}`],
    ...['-c', `commit=${commit}`, '--require-approval', options.yes ? 'never' : 'any-change', ...asProfile],
  ]);
  const outputs = await tools.outputs();
  if (!outputs)
    throw new UserError('The stack was deployed, but CloudFormation does not know it. Try npm run smoke.');

  const problems = await tools.smoke(outputs);
  say(`  ${outputs.SiteUrl}: commit ${commit}`);
  if (before?.Commit)
    say(
      `  Before: ${before.Commit}. Back to it: git switch --detach ${before.Commit} && npm ci && npm run deploy -- --stage ${stage} --skip-tests`,
    );
  for (const end of await tools.openEnds(outputs)) say(`  ! ${end}`);
  if (problems > 0)
    throw new UserError(`Deployed, but the smoke test found ${problems} problem${problems > 1 ? 's' : ''}.`);
}

/** `npm run deploy`: checks, tests, deploys and smoke-tests the site. */
async function main() {
  const options = readDeployOptions(process.argv.slice(2));
  const { stage, profile } = options;
  stopWhenAsked();
  await deploy(options, {
    ...processes,
    say: (text) => console.log(text),
    checkValues: () => checkStageValues(stage, readStages()),
    outputs: () => outputsOf(stage, profile),
    smoke: (outputs) => smokeDeployed(outputs, { profile, siteFolder: 'dist/site/client' }),
    openEnds: async (outputs) => openEnds(outputs, { profile, edgeTopic: await edgeTopicOf(stage, profile) }),
  });
}

if (import.meta.main)
  await main().catch((error: unknown) =>
    // Converts UserErrors of infra/, which can't import from scripts/.
    fail(error instanceof Error && error.name === 'UserError' ? new UserError(error.message) : error),
  );
