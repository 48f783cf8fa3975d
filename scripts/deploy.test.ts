import { expect, test } from 'vitest';
import { checkStageValues } from '../infra/config.ts';
import { processes } from './deploy/tools.ts';
import { type Deployment, type DeployOptions, deploy, readDeployOptions } from './deploy.ts';
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
      read: (title, _, args) => {
        note(title, args);
        return answers[title] ?? '';
      },
      checkValues: () => undefined,
      say: (text) => said.push(text),
      outputs: async () => ({ SiteUrl: 'https://www.example.de', Commit: 'old5678' }),
      smoke: async () => 0,
      openEnds: async () => ['Confirmations will not arrive: SES is in its sandbox.'],
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
  expect(ran).toEqual(['Sign-in', 'Commit', 'Changes', 'check:publish', 'npm test', 'Deploy']);
  expect(command).toMatch(
    /^deploy Website-prod\* -c stage=prod -c commit=abc1234 --require-approval any-change --profile website$/,
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
  expect(ran).toEqual(['Sign-in', 'Commit', 'Changes', 'Deploy']);
  expect(command).toMatch(/^deploy Website-dev\* .*--require-approval never$/);
});

test.each(['Sign-in', 'check:publish', 'npm test'])('when %s fails, nothing is deployed', async (failing) => {
  const { ran, outcome } = await deployed({}, { failing });
  expect(outcome).toBe(`${failing}: failed.`);
  expect(ran).not.toContain('Deploy');
});

test('stage prod is not deployed with changes that are not committed', async () => {
  const { ran, outcome } = await deployed({}, { reading: { Changes: ' M content/prices.yaml' } });
  expect(outcome).toContain('from a commit only');
  expect(ran).not.toContain('Deploy');
});

test('a value that the synthesis would refuse is refused before anything is run', async () => {
  const checkValues = () => checkStageValues('prod', { prod: { alarmEmail: 'erika' } });
  expect(await deployed({}, { checkValues })).toMatchObject({
    ran: [],
    outcome: 'Context value alarmEmail must be an e-mail address, not "erika".',
  });
});

test('a deployed site that does not work fails the command', async () => {
  const { outcome } = await deployed({}, { smoke: async () => 2 });
  expect(outcome).toBe('Deployed, but the smoke test found 2 problems.');
});

test('a wrong option is answered with the help', () => {
  for (const args of [
    [],
    ['--stage', 'test'],
    ['--stge', 'prod'],
    ['--stage', 'dev', '--commit', 'abc1234'],
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
