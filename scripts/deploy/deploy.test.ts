import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkStageValues } from '../../infra/stage-values.ts';
import { UserError } from '../progress.ts';
import { dataLosses } from './data-loss.ts';
import { type Deployment, deploy } from './deploy.ts';
import { deployCommit } from './earlier-commit.ts';
import { type DeployOptions, readDeployOptions } from './options.ts';
import { processes } from './tools.ts';

/** The order of a deployment, with programs that only note that they were run. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(folder, 'cdk.out'));
  const artifacts = Object.fromEntries(
    ['Website-prod-EdgeWatch', 'Website-prod', 'Website-Github'].map((name) => [
      name,
      { type: 'aws:cloudformation:stack' },
    ]),
  );
  writeFileSync(join(folder, 'cdk.out/manifest.json'), JSON.stringify({ artifacts }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const prod: DeployOptions = {
  stage: 'prod',
  skipTests: false,
  diffOnly: false,
  allowDataLoss: false,
  yes: true,
};

async function deployed(
  options: Partial<DeployOptions> = {},
  { failing = '', reading = {}, ...changes }: Partial<Deployment> & Settings = {},
) {
  const ran: string[] = [];
  const said: string[] = [];
  const note = (title: string, args: string[]) => {
    ran.push(`${title} ${args.filter((arg) => arg.startsWith('Website')).join(' ')}`.trim());
    if (title === failing) throw new UserError(`${title}: failed.`);
  };
  const answers: Record<string, string> = {
    'Sign-in': '{"Account":"111122223333","Arn":"arn:aws:iam::111122223333:user/erika"}',
    Commit: 'abc1234\n',
    ...reading,
  };
  const outcome = await deploy(
    { ...prod, ...options },
    {
      run: async (title, _, args) => note(title, args),
      read: async (title, _, args) => {
        note(title, args);
        return answers[title] ?? '';
      },
      ask: async () => true,
      checkValues: () => undefined,
      say: (text) => said.push(text),
      outputs: async () => ({ SiteUrl: 'https://www.example.de', Commit: 'old5678' }),
      smoke: async () => 0,
      openEnds: async () => ['Confirmations will not arrive: SES is in its sandbox.'],
      assembly: join(folder, 'cdk.out'),
      ...changes,
    },
  ).then(
    () => 'deployed',
    (error: Error) => error.message,
  );
  return { ran, said: said.join('\n'), outcome };
}

type Settings = { failing?: string; reading?: Record<string, string> };

test('checks, tests, builds, shows and deploys, in this order, the stacks of the stage only', async () => {
  const { ran, said, outcome } = await deployed();
  expect(outcome).toBe('deployed');
  expect(ran).toEqual([
    'Sign-in',
    'Commit',
    'Changes',
    'check:publish',
    'npm test',
    'Build',
    'Synth',
    'Diff Website-prod Website-prod-EdgeWatch',
    'Deploy Website-prod Website-prod-EdgeWatch',
  ]);
  expect(said).toContain('[9/9] Summary');
  expect(said).toContain('Back to it: npm run deploy -- --stage prod --commit old5678');
  expect(said).toContain('SES is in its sandbox');
});

test.each(['Sign-in', 'check:publish', 'npm test', 'Build', 'Synth', 'Diff'])(
  'when %s fails, nothing is changed',
  async (failing) => {
    const { ran, outcome } = await deployed({}, { failing });
    expect(outcome).toBe(`${failing}: failed.`);
    expect(ran.filter((each) => each.startsWith('Deploy'))).toEqual([]);
  },
);

test('nothing is changed without a yes, with changes that are not committed, or with --diff', async () => {
  for (const attempt of [
    await deployed({ yes: false }, { ask: async () => false }),
    await deployed({}, { reading: { Changes: ' M content/prices.yaml' } }),
    await deployed({ diffOnly: true }),
  ]) {
    expect(attempt.ran.filter((each) => each.startsWith('Deploy'))).toEqual([]);
  }
});

test('a value that the synthesis would refuse is refused before anything is run', async () => {
  const checkValues = () => checkStageValues('prod', { prod: { alarmEmail: 'erika' } });
  expect(await deployed({}, { checkValues })).toMatchObject({
    ran: [],
    outcome: 'Context value alarmEmail must be an e-mail address, not "erika".',
  });
});

test('what keeps data is not replaced unless somebody says so', async () => {
  const reading = {
    Diff: '[~] AWS::DynamoDB::Table LeadTables/BusinessLeads LeadTablesBusinessLeads1 replace\n',
  };
  const refused = await deployed({}, { reading });
  expect(refused.outcome).toContain('--allow-data-loss');
  expect(refused.ran.at(-1)).toMatch(/^Diff/);
  expect((await deployed({ allowDataLoss: true }, { reading })).outcome).toBe('deployed');
});

test('a line of the difference is a loss only where data would be gone', () => {
  const diff = `
[+] AWS::DynamoDB::Table LeadTables/New New1
[~] AWS::DynamoDB::Table LeadTables/Limits Limits1
[-] AWS::S3::Bucket Website/Files/Bucket Bucket1 orphan
[~] AWS::SecretsManager::Secret OriginSecret/Secret Secret1 may be replaced
[-] AWS::IAM::Policy Something Else1 destroy`;
  expect(dataLosses(diff).map((line) => line.split(' ').at(2))).toEqual([
    'Website/Files/Bucket',
    'OriginSecret/Secret',
  ]);
});

test('what is deployed and does not work is said as loudly as what is not deployed', async () => {
  const { outcome } = await deployed({}, { smoke: async () => 2 });
  expect(outcome).toBe('Deployed, but 2 of the looks at the site found something wrong.');
});

test('an earlier commit is deployed by its own code in a folder of its own, which is tidied up', async () => {
  const { ran } = await deployed({ commit: 'old5678' });
  expect(ran).toEqual(['Commit', 'Commit on main', 'Check out', 'Install', 'Deploy', 'Tidy up']);
  const broken = await deployed({ commit: 'old5678' }, { failing: 'Install' });
  expect(broken.ran).toEqual(['Commit', 'Commit on main', 'Check out', 'Install', 'Tidy up']);
});

test('a commit that is not on main is refused by stage prod, and may be tried in stage dev', async () => {
  const repository = join(folder, 'repository');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Erika', '-c', 'user.email=erika@example.org', ...args], {
      cwd: repository,
      encoding: 'utf8',
    }).trim();
  mkdirSync(repository);
  git('init', '--quiet', '--initial-branch=main');
  for (const message of ['first', 'second']) git('commit', '--quiet', '--allow-empty', '-m', message);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('checkout', '--quiet', '-b', 'unreviewed', 'HEAD~1');
  git('commit', '--quiet', '--allow-empty', '-m', 'unreviewed');

  const attempt = async (stage: string, commit: string) => {
    const ran: string[] = [];
    const outcome = await deployCommit(
      { ...prod, stage, commit },
      {
        ...processes,
        ask: async () => true,
        say: () => undefined,
        read: (title, command, args, options) =>
          processes.read(title, command, args, { cwd: repository, ...options }),
        async run(title, command, args, { cwd = repository, env } = {}) {
          ran.push(title);
          if (command === 'git') execFileSync(command, args, { cwd, stdio: 'ignore' });
          if (title === 'Install') expect(env).toMatchObject({ AWS_SECRET_ACCESS_KEY: '' });
        },
      },
    ).then(
      () => 'deployed',
      (error: Error) => error.message,
    );
    return { ran, outcome };
  };
  for (const commit of ['unreviewed', git('rev-parse', 'unreviewed')]) {
    expect(await attempt('prod', commit)).toEqual({
      ran: [],
      outcome: `Commit on main: failed.\n${commit} is not on origin/main, and stage prod takes nothing else. Merge it first; if it has been merged, fetch main (git fetch origin main).`,
    });
  }
  const all = ['Check out', 'Install', 'Deploy', 'Tidy up'];
  expect(await attempt('prod', 'main~1')).toEqual({ ran: all, outcome: 'deployed' });
  expect(await attempt('prod', 'main')).toEqual({ ran: all, outcome: 'deployed' });
  expect(await attempt('dev', 'unreviewed')).toEqual({ ran: all, outcome: 'deployed' });
});

test('a wrong option is answered with the help', () => {
  for (const args of [
    [],
    ['--stage', 'test'],
    ['--stge', 'prod'],
    ['--stage', 'dev', '--commit', '; rm'],
    ['--stage', 'dev', '--commit=--all'],
    ['x'],
  ])
    expect(() => readDeployOptions(args)).toThrow(UserError);
  expect(readDeployOptions(['--stage', 'dev', '--commit', 'HEAD~1'])?.commit).toBe('HEAD~1');
  expect(readDeployOptions(['--stage', 'prod', '--yes', '--skip-tests'])).toMatchObject({
    stage: 'prod',
    yes: true,
    skipTests: true,
    diffOnly: false,
  });
});
