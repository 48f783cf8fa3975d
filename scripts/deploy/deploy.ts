import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../progress.ts';
import { dataLosses } from './data-loss.ts';
import { deployCommit } from './earlier-commit.ts';
import type { DeployOptions } from './options.ts';
import type { Outputs } from './stage.ts';
import { CDK, signIn, type Tools } from './tools.ts';

export type Deployment = Tools & {
  /** Folder that the synthesis writes and the deployment reads. */
  assembly: string;
  /** @throws an error in one sentence for a value of infra/stages.json that the synthesis would refuse */
  checkValues(): void;
  outputs(): Promise<Outputs | undefined>;
  /** Looks at the deployed site; how many things are wrong with it. */
  smoke(outputs: Outputs): Promise<number>;
  openEnds(outputs: Outputs): Promise<string[]>;
};

/** In the order of what they cost; nothing is changed on AWS before the step Deploy. */
export async function deploy(options: DeployOptions, tools: Deployment): Promise<void> {
  if (options.commit !== undefined) return deployCommit({ ...options, commit: options.commit }, tools);
  const began = Date.now();
  const { stage, profile } = options;
  const { run, read, say, assembly } = tools;
  const node = process.execPath;
  const aws = profile ? ['--profile', profile] : [];
  const title = numbered(options.diffOnly ? 6 : 9, say);

  title('Who and what');
  // Here already: nobody should wait for the tests to hear of a misspelt address.
  tools.checkValues();
  const who = JSON.parse(
    await read('Sign-in', 'aws', ['sts', 'get-caller-identity', '--output', 'json', ...aws], {
      remedy: signIn(profile),
    }),
  );
  const commit = (await read('Commit', 'git', ['rev-parse', '--short', 'HEAD'])).trim();
  const changed = (await read('Changes', 'git', ['status', '--porcelain'])).trim();
  if (changed && stage === 'prod' && !options.diffOnly)
    throw new UserError(
      'There are changes that are not committed (git status). Stage prod is deployed from a commit only.',
    );
  say(
    `Stage ${stage}, account ${who.Account}, as ${who.Arn}, commit ${commit}${changed ? ' and changes' : ''}`,
  );

  title('Content fit to be published');
  if (stage === 'prod') await run('check:publish', node, ['scripts/check-publish.ts']);
  else say('Asked of stage prod only.');

  title('Tests');
  if (options.skipTests || options.diffOnly) say('Left out.');
  else await run('npm test', node, ['scripts/test.ts']);

  title('Build');
  await run('Build', node, ['scripts/build.ts']);

  title('Synthesise');
  const context = JSON.stringify({ stage, commit });
  await run('Synth', node, ['infra/app.ts'], { env: { CDK_OUTDIR: assembly, CDK_CONTEXT_JSON: context } });
  const stacks = stacksOf(stage, assembly);

  title(`What would change in ${stacks.join(', ')}`);
  // Without its own build: what is deployed is what has just been shown.
  const cdk = [...CDK, '--app', assembly, '--build', '', '--ci', ...aws];
  // A change set tells more, but takes the right to deploy, which a pull request has not.
  const method = options.diffOnly ? ['--method', 'template'] : [];
  const diff = await read('Diff', node, [...cdk, '--no-color', 'diff', ...method, ...stacks]);
  say(diff);
  const losses = dataLosses(diff);
  if (losses.length > 0 && !options.allowDataLoss)
    throw new UserError(
      `What keeps data would be replaced or given up; the site would not see the old data any more:\n  ${losses.join('\n  ')}\nIf that is what you want: --allow-data-loss`,
    );
  if (options.diffOnly) return;
  if (!options.yes && !(await tools.ask(`Deploy this to ${stage} in account ${who.Account}?`)))
    throw new UserError('Stopped. Nothing was changed.');

  title('Deploy');
  const before = await tools.outputs();
  await run('Deploy', node, [
    ...cdk,
    'deploy',
    '--require-approval',
    'never',
    '--concurrency',
    '1',
    ...stacks,
  ]);
  const outputs = await tools.outputs();
  if (!outputs)
    throw new UserError('The stack was deployed, but CloudFormation does not know it. Try npm run smoke.');

  title('Smoke test');
  const problems = await tools.smoke(outputs);

  title('Summary');
  say(`  ${outputs.SiteUrl}: commit ${commit}, ${Math.round((Date.now() - began) / 1000)} s`);
  if (before?.Commit)
    say(
      `  Before: ${before.Commit}. Back to it: npm run deploy -- --stage ${stage} --commit ${before.Commit}`,
    );
  for (const end of await tools.openEnds(outputs)) say(`  ! ${end}`);
  if (problems > 0)
    throw new UserError(`Deployed, but ${problems} of the looks at the site found something wrong.`);
}

function numbered(of: number, say: Tools['say']) {
  let step = 0;
  return (title: string) => say(`\n[${++step}/${of}] ${title}`);
}

/** The site's stacks of the assembly, in the order of their dependencies; that of the workflows is a person's. */
function stacksOf(stage: string, assembly: string): string[] {
  const { artifacts } = JSON.parse(readFileSync(join(assembly, 'manifest.json'), 'utf8')) as {
    artifacts: Record<string, { type: string }>;
  };
  const order = ['-Edge', '', '-EdgeWatch'].map((end) => `Website-${stage}${end}`);
  return order.filter((name) => artifacts[name]?.type === 'aws:cloudformation:stack');
}
