import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import { patience } from './deploy/patience.ts';
import { processes } from './deploy/tools.ts';
import {
  type Deployment,
  type DeployOptions,
  deploy,
  readDeployOptions,
  synthesisedCommit,
} from './deploy.ts';
import { UserError } from './progress.ts';

/** Checks the order of a deployment with fake programs that record their calls. */

async function deployed(
  options: Partial<DeployOptions> = {},
  { failing = '', reading = {}, ...changes }: Partial<Deployment> & Settings = {},
) {
  const ran: string[] = [];
  const said: string[] = [];
  let command = '';
  const note = (title: string, args: string[]) => {
    ran.push(title);
    command = args.join(' ');
    if (title === failing) throw new UserError(`${title}: failed.`);
  };
  const answers: Record<string, string> = {
    'Sign-in': '{"Account":"111122223333","Arn":"arn:aws:iam::111122223333:user/erika"}',
    Commit: 'abc1234\n',
    ...reading,
  };
  const outcome = await deploy(
    { stage: 'prod', ...options },
    {
      run: (title, _, args) => note(title, args),
      runWithCredentials: (title, _, args) => note(`${title} with credentials`, args),
      read: (title, _, args) => {
        note(title, args);
        return answers[title] ?? '';
      },
      synthesised: () => 'abc1234',
      say: (text) => said.push(text),
      canAsk: true,
      expectIdle: async () => {},
      outputs: async () => ({ SiteUrl: 'https://www.example.de', Commit: 'old5678' }),
      smoke: async () => 0,
      setupWarnings: async () => ['Confirmations will not arrive: SES is in its sandbox.'],
      ...changes,
    },
  ).then(
    () => 'deployed',
    (error: Error) => error.message,
  );
  return { ran, said: said.join('\n'), outcome, command };
}

type Settings = { failing?: string; reading?: Record<string, string> };

test('checks, tests and deploys, in this order, the stacks of the stage after a person has approved', async () => {
  const { ran, said, outcome, command } = await deployed({ profile: 'website' });
  expect(outcome).toBe('deployed');
  const before = ['Values', 'Sign-in', 'Commit', 'Changes', 'check:publish', 'npm test'];
  expect(ran).toEqual([...before, 'Build', 'Synthesis', 'Deploy with credentials']);
  expect(command).toMatch(
    /^deploy Website-prod\* --app cdk\.out --build {2}--require-approval any-change --profile website$/,
  );
  expect(said).toContain(
    'Back to it: git switch --detach old5678 && npm ci && npm run deploy -- --stage prod --skip-tests',
  );
  expect(said).toContain('SES is in its sandbox');
});

test('stage dev may hold samples and uncommitted changes; --yes asks nobody', async () => {
  const { ran, command } = await deployed(
    { stage: 'dev', yes: true, 'skip-tests': true },
    { reading: { Changes: ' M content/prices.yaml' } },
  );
  expect(ran).toEqual([
    'Values',
    'Sign-in',
    'Commit',
    'Changes',
    'Build',
    'Synthesis',
    'Deploy with credentials',
  ]);
  expect(command).toMatch(/^deploy Website-dev\* .*--require-approval never$/);
});

test('where nobody can be asked, it says so before the tests and not after them, as the CDK would', async () => {
  const { ran, outcome } = await deployed({}, { canAsk: false });
  expect(outcome).toContain('with --yes');
  expect(ran).toEqual([]);
  for (const options of [{ yes: true }, { prepare: true }])
    expect((await deployed(options, { canAsk: false })).outcome).toBe('deployed');
});

test.each(['Values', 'Sign-in', 'check:publish', 'npm test', 'Build', 'Synthesis'])(
  'when %s fails, nothing is deployed',
  async (failing) => {
    const { ran, outcome } = await deployed({}, { failing });
    expect(outcome).toBe(`${failing}: failed.`);
    expect(ran).not.toContain('Deploy with credentials');
  },
);

test('stage prod is not deployed with changes that are not committed', async () => {
  const { ran, outcome } = await deployed({}, { reading: { Changes: ' M content/prices.yaml' } });
  expect(outcome).toContain('from a commit only');
  expect(ran).not.toContain('Deploy with credentials');
});

test('what runs the code of packages can be done before there are credentials', async () => {
  const { ran, outcome } = await deployed({ prepare: true, 'skip-tests': true });
  expect(outcome).toBe('deployed');
  expect(ran).toEqual(['Values', 'Commit', 'Changes', 'check:publish', 'Build', 'Synthesis']);
  const prepared = await deployed({ prepared: true, yes: true });
  expect(prepared.ran).toEqual(['Sign-in', 'Commit', 'Changes', 'Deploy with credentials']);
});

test('what was prepared from another commit is not deployed', async () => {
  const { ran, outcome } = await deployed({ prepared: true }, { synthesised: () => 'old5678' });
  expect(outcome).toContain('cdk.out is not made of stage prod and commit abc1234');
  expect(ran).not.toContain('Deploy with credentials');
});

test('nor what was prepared with changes that are gone since', async () => {
  const changed = { reading: { Changes: ' M infra/stages.json' }, synthesised: () => 'abc1234+changes' };
  const options = { stage: 'dev', prepared: true, yes: true };
  expect((await deployed(options, changed)).outcome).toBe('deployed');
  const { ran, outcome } = await deployed(options, { ...changed, reading: {} });
  expect(outcome).toContain('cdk.out is not made of stage dev and commit abc1234. Run it with --prepare');
  expect(ran).not.toContain('Deploy with credentials');
});

test('nor what another stage was prepared over', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cdk-out-'));
  onTestFinished(() => removeFolder(folder));
  expect(synthesisedCommit('prod', folder)).toBeUndefined();
  for (const stage of ['prod', 'dev']) {
    const template = { Outputs: { Commit: { Value: 'abc1234' } } };
    writeFileSync(join(folder, `Website-${stage}.template.json`), JSON.stringify(template));
    const artifacts = { [`Website-${stage}`]: { type: 'aws:cloudformation:stack' } };
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify({ artifacts }));
    expect(synthesisedCommit(stage, folder)).toBe('abc1234');
  }
  expect(synthesisedCommit('prod', folder)).toBeUndefined();
});

test('no command of the documents lets the CDK build or synthesise, which it would do with the credentials', () => {
  const files = ['README.md', 'infra/RUNBOOK.md', 'scripts/deploy.ts', ...globSync('docs/*.md')];
  const commands = files.flatMap((file) => readFileSync(file, 'utf8').match(/npx cdk [a-z]+ [^`\n]*/g) ?? []);
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) expect(command).toMatch(/ --app (?:cdk\.out --build )?""/);
});

const MARKER = 'marker-of-the-credentials';
test('a marker in the credentials is seen by no script but the CDK’s CLI', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => removeFolder(folder));
  const script = join(folder, 'look.mjs');
  const seen = join(folder, 'seen');
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
appendFileSync(${JSON.stringify(seen)}, JSON.stringify(process.env).includes(${JSON.stringify(MARKER)}) + ' ' + process.env.GIVEN + '\\n');`,
  );
  for (const name of ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN'])
    vi.stubEnv(name, MARKER);
  await processes.run('Build', script, [], { GIVEN: 'yes' });
  await processes.runWithCredentials('Deploy', script, []);
  vi.unstubAllEnvs();
  expect(readFileSync(seen, 'utf8')).toBe('false yes\ntrue undefined\n');
});

test('beside the credentials no package is loaded but the AWS SDK', () => {
  const hook = `data:text/javascript,${encodeURIComponent(`
    import { registerHooks } from 'node:module';
    registerHooks({ load(url, context, next) {
      const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url) ?? [];
      if (name) console.log(name);
      return next(url, context);
    } });`)}`;
  const load = ['--import', hook, '-e', "await import('./scripts/deploy.ts')"];
  const { stdout, status } = spawnSync(process.execPath, load, { encoding: 'utf8' });
  expect(status).toBe(0);
  const names = [...new Set(stdout.trim().split('\n'))];
  expect(names).toContain('@aws-sdk/client-sns');
  expect(names.filter((name) => !/^(?:@aws-sdk|@aws|@smithy)\//.test(name))).toEqual([]);
});

test('nobody is advised to go back to the commit that is deployed again', async () => {
  const again = { SiteUrl: 'https://www.example.de', Commit: 'abc1234' };
  expect((await deployed({}, { outputs: async () => again })).said).not.toContain('Back to it');
  expect((await deployed()).said).toContain('git switch --detach old5678');
});

test('a deployed site that does not work fails the command', async () => {
  const { outcome } = await deployed({}, { smoke: async () => 2 });
  expect(outcome).toBe('Deployed, but the smoke test found 2 problems.');
});

test('who has not named a region is not taken for somebody who has to sign in', async () => {
  const read = vi.fn<Deployment['read']>(() => '{}');
  await deployed({ prepared: true }, { read });
  expect(read.mock.calls[0]?.[2].join(' ')).toContain('get-caller-identity --region eu-central-1');
});

test('who signs in where nothing answers hears so after half a minute, not after the five of the AWS CLI', async () => {
  const read = vi.fn<Deployment['read']>(() => '{}');
  await deployed({ prepared: true }, { read });
  expect(read.mock.calls[0]?.[2].join(' ')).toContain('--cli-connect-timeout 5 --cli-read-timeout 15');
  const tries = ['-e', 'console.log(process.env.AWS_MAX_ATTEMPTS)'];
  expect(processes.read('Tries', process.execPath, tries)).toBe(`${patience.maxAttempts}\n`);
  expect(patience).toMatchObject({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000 },
  });
});

test('a value that is refused is answered with where values are', () => {
  const check = ['scripts/deploy/check-values.ts', 'test'];
  expect(spawnSync(process.execPath, check, { encoding: 'utf8' })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/must be dev or prod.*\nValues are in infra\/stages\.json/),
  });
});

test('a wrong option is answered with the help', () => {
  for (const args of [
    [],
    ['--stage', 'test'],
    ['--stge', 'prod'],
    ['--stage', 'dev', '--commit', 'abc1234'],
    ['--stage', 'dev', '--prepare', '--prepared'],
    ['x'],
  ])
    expect(() => readDeployOptions(args)).toThrow(UserError);
  expect(readDeployOptions(['--stage', 'prod', '--yes', '--skip-tests'])).toMatchObject({
    stage: 'prod',
    yes: true,
    'skip-tests': true,
  });
});

test('a program that fails says what it complained of and what to do; one that is missing, where to look', () => {
  const complain = ['-e', 'console.error("The SSO session has expired"); process.exit(1)'];
  expect(() => processes.read('Sign-in', process.execPath, complain, 'Sign in.')).toThrow(
    new UserError('Sign-in: failed.\nThe SSO session has expired\nSign in.'),
  );
  expect(() => processes.read('Sign-in', 'no-such-program', [])).toThrow(
    /^no-such-program cannot be started .* docs\/operations\.md/,
  );
});
