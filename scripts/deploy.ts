import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirmSubscription } from './deploy/confirm-subscription.ts';
import { cliPatience } from './deploy/patience.ts';
import { setupWarnings } from './deploy/setup-warnings.ts';
import { smokeDeployed } from './deploy/smoke.ts';
import {
  deployedOutputs,
  edgeTopicOf,
  expectIdle,
  type Outputs,
  outputsOf,
  REGION,
  stageOf,
} from './deploy/stage.ts';
import { processes, signIn, type Tools } from './deploy/tools.ts';
import { developerOptions } from './developer-options.ts';
import { stopWhenAsked } from './processes.ts';
import { fail, UserError } from './progress.ts';

const help = `Deploys a stage to AWS: checks, tests, cdk deploy, and a look at the site as visitors see it.

  npm run deploy -- --stage dev
  npm run deploy -- --stage prod --profile website

  --stage dev|prod     which stage; its values are in infra/stages.json
  --profile NAME       credentials of this profile instead of those in the environment
  --skip-tests         leaves out npm test -- --all, for a commit that has passed it
  --yes                does not ask before it changes anything; needed where there is no terminal
  --prepare            only checks, builds and synthesises into cdk.out, for which no credentials are needed;
                       replaces what npm start -- --no-build serves
  --prepared           deploys what --prepare has made of this commit
  --confirm LINK       only confirms the subscription to the alarms, with the link from the mail of AWS

Only what would change: --prepare, then npx cdk diff "Website-dev*" --app cdk.out --build "".
Back to an earlier commit: infra/RUNBOOK.md.`;

export type DeployOptions = {
  stage: string;
  profile?: string | undefined;
  'skip-tests'?: boolean;
  yes?: boolean;
  prepare?: boolean;
  prepared?: boolean;
  confirm?: string | undefined;
};

export function readDeployOptions(args: string[]): DeployOptions {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const own = { 'skip-tests': flag, yes: flag, prepare: flag, prepared: flag, confirm: text };
  const options = { stage: text, profile: text, ...own };
  const { values } = developerOptions(help, { args, options });
  if (values.prepare && values.prepared)
    throw new UserError('--prepare and --prepared exclude each other. Leave one out.');
  return { ...values, stage: stageOf(values.stage, help) };
}

export type Deployment = Tools & {
  say(text: string): void;
  /** Whether there is a terminal to ask at. */
  canAsk: boolean;
  /** The commit that cdk.out was synthesised from, if it was. */
  synthesised(): string | undefined;
  /** @throws UserError if the stage is being changed, or stands still half changed */
  expectIdle(): Promise<void>;
  outputs(): Promise<Outputs | undefined>;
  /** Tests the deployed site. Returns the number of problems. */
  smoke(outputs: Outputs): Promise<number>;
  setupWarnings(outputs: Outputs): Promise<string[]>;
};

/**
 * Nothing changes on AWS until all checks have passed and somebody has approved the changes. What runs code of packages
 * (checks, tests, build, synthesis) comes first and gets no credentials; the CDK's CLI then deploys its result.
 */
export async function deploy(options: DeployOptions, tools: Deployment): Promise<void> {
  const { stage, profile, prepare, prepared } = options;
  const { run, read, say } = tools;
  const asProfile = profile ? ['--profile', profile] : [];

  if (!prepare && !options.yes && !tools.canAsk)
    throw new UserError(
      'The CDK asks before it changes anything, and there is no terminal to answer at. Run it in one, or with --yes.',
    );
  // First, so that a misspelt address is reported before the tests run.
  if (!prepared) await run('Values', 'scripts/deploy/check-values.ts', [stage]);
  const identity = [
    ...['sts', 'get-caller-identity', '--region', REGION, '--output', 'json'],
    ...cliPatience.args,
    ...asProfile,
  ];
  const who = prepare ? undefined : JSON.parse(read('Sign-in', 'aws', identity, signIn(profile)));
  // In full: GitHub's checkout takes no other for a commit (infra/RUNBOOK.md, "Rolling back a deployment").
  const commit = read('Commit', 'git', ['rev-parse', 'HEAD']).trim();
  const changed = read('Changes', 'git', ['status', '--porcelain']).trim() !== '';
  if (changed && stage === 'prod')
    throw new UserError(
      'There are uncommitted changes (git status). Stage prod is deployed from a commit only.',
    );
  // --prepared must not take what was made with changes for the commit alone.
  const state = changed ? `${commit}+changes` : commit;
  const whose = who ? `, account ${who.Account}, as ${who.Arn}` : '';
  say(`Stage ${stage}${whose}, commit ${state}`);

  if (!prepared) {
    if (stage === 'prod') await run('check:publish', 'scripts/check-publish.ts', []);
    if (!options['skip-tests']) await run('npm test', 'scripts/test.ts', ['--all']);
    await run('Build', 'scripts/build.ts', []);
    const CDK_CONTEXT_JSON = JSON.stringify({ stage, commit: state });
    await run('Synthesis', 'infra/app.ts', [], { CDK_OUTDIR: 'cdk.out', CDK_CONTEXT_JSON });
  } else if (tools.synthesised() !== state)
    throw new UserError(
      `cdk.out is not made of stage ${stage} and commit ${state}. Run it with --prepare first.`,
    );
  if (prepare) return;
  await tools.expectIdle();
  const before = await tools.outputs();
  say('  If you end it from here on, CloudFormation goes on; run it again once that is done.');
  // Website-Github belongs to no stage and is deployed by hand. Without --build, cdk.json's build would run, too.
  await tools.runWithCredentials('Deploy', 'node_modules/aws-cdk/bin/cdk', [
    ...['deploy', `Website-${stage}*`, '--app', 'cdk.out', '--build', ''],
    ...['--require-approval', options.yes ? 'never' : 'any-change', ...asProfile],
  ]);
  const outputs = await tools.outputs().catch(({ message }: Error) => {
    throw new UserError(`Deployed, but not tested: npm run smoke -- --stage ${stage}\n${message}`);
  });
  if (!outputs)
    throw new UserError('The stack was deployed, but CloudFormation does not know it. Try npm run smoke.');

  const problems = await tools.smoke(outputs);
  say(`  ${outputs.SiteUrl}: commit ${state}`);
  if (before?.Commit && before.Commit !== state && !before.Commit.includes('+'))
    say(
      `  Before: ${before.Commit}. Back to it: git switch --detach ${before.Commit} && npm ci && npm run deploy -- --stage ${stage} --skip-tests`,
    );
  for (const warning of await tools.setupWarnings(outputs)) say(`  ! ${warning}`);
  if (problems > 0)
    throw new UserError(`Deployed, but the smoke test found ${problems} problem${problems > 1 ? 's' : ''}.`);
}

/** `npm run deploy`: checks, tests, deploys and smoke-tests the site. */
async function main() {
  const options = readDeployOptions(process.argv.slice(2));
  const { stage, profile } = options;
  stopWhenAsked();
  if (options.confirm !== undefined) return confirmAlarms(options.confirm, stage, profile);
  await deploy(options, {
    ...processes,
    say: (text) => console.log(text),
    canAsk: process.stdin.isTTY === true && process.stdout.isTTY === true,
    synthesised: () => synthesisedCommit(stage),
    expectIdle: () => expectIdle(stage, profile),
    outputs: () => outputsOf(stage, profile),
    smoke: (outputs) => smokeDeployed(outputs, { profile, siteFolder: 'dist/site/client' }),
    setupWarnings: async (outputs) =>
      setupWarnings(outputs, { profile, edgeTopic: await edgeTopicOf(stage, profile) }),
  });
}

async function confirmAlarms(link: string, stage: string, profile: string | undefined): Promise<void> {
  const { AlarmTopicArn } = await deployedOutputs(stage, profile);
  const topics = [AlarmTopicArn, await edgeTopicOf(stage, profile)].filter((topic) => topic !== undefined);
  await confirmSubscription(link, topics, profile);
  console.log('Confirmed. Only this account can end the subscription.');
}

/** The commit that the stage was last synthesised from; files of other stages stay in the folder, but not in its manifest. */
export function synthesisedCommit(stage: string, folder = 'cdk.out'): string | undefined {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const isThere = existsSync(join(folder, 'manifest.json'));
  if (!isThere || !(`Website-${stage}` in read('manifest.json').artifacts)) return undefined;
  return read(`Website-${stage}.template.json`).Outputs?.Commit?.Value;
}

if (import.meta.main) await main().catch(fail);
