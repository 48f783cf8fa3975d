import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../package.json' with { type: 'json' };

const folder = join(import.meta.dirname, '../.github/workflows');
const workflows = readdirSync(folder).map((name) => {
  const text = readFileSync(join(folder, name), 'utf8');
  return { name, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ name, workflow }) =>
  Object.entries(workflow.jobs).map(([id, job]) => ({ id: `${name} ${id}`, job })),
);
const steps = jobs.flatMap(({ id, job }) => (job.steps ?? []).map((step) => ({ id, step })));

test('every action is pinned by its hash, with the version beside it', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses: (?!\.\/).*/g)].map(([line]) => line));
  expect(used).toHaveLength(steps.filter(({ step }) => step.uses).length);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('workflows may read the code; only jobs that assume an AWS role may prove who they are', () => {
  for (const { workflow } of workflows) expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const { id, job } of jobs) {
    expect(job.permissions, id).toEqual(
      takesRole(job) ? { contents: 'read', 'id-token': 'write' } : undefined,
    );
  }
});

test('there is no stored key, and code from strangers never runs with the repository’s rights', () => {
  for (const { name, text } of workflows) {
    expect(text, name).not.toMatch(/secrets\.|AWS_SECRET_ACCESS_KEY|pull_request_target|workflow_run/);
    expect(text.match(/actions\/checkout@/g)?.length, name).toBe(
      text.match(/persist-credentials: false/g)?.length,
    );
  }
});

test('what somebody else has written never becomes a command', () => {
  for (const { id, step } of steps) expect(step.run ?? '', id).not.toContain('${{');
});

test('the project is installed, checked, tested and started on Windows and macOS, without a shell’s syntax', () => {
  const machines = jobs.find(({ id }) => id === 'ci.yml machines')?.job;
  expect(machines?.strategy?.matrix.os?.map((os) => os.split('-')[0])).toEqual(['windows', 'macos']);
  const runs = machines?.steps?.flatMap(({ run }) => run ?? []) ?? [];
  expect(runs).toEqual(['npm ci', 'npm run check:content', 'npx vitest run', 'node scripts/try-machine.ts']);
});

test('every command that is run is one of the project', () => {
  const own = steps.flatMap(({ step }) =>
    [...(step.run ?? '').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(own).toContain('deploy');
  for (const name of own) expect(packageJson.scripts).toHaveProperty([name]);
});

test('what is deployed has passed its tests, which a push runs once', () => {
  const tests = (job: Job): boolean =>
    job.uses === './.github/workflows/ci.yml' || (job.steps ?? []).some(({ run }) => run === 'npm test');
  const onPush = workflows.filter(({ text }) => /^\s+push:/m.test(text));
  expect(onPush.map(({ name }) => name)).toEqual(['deploy.yml']);
  const { test: tested, deploy } = onPush[0]?.workflow.jobs ?? {};
  expect(jobs.filter(({ job }) => tests(job)).map(({ id }) => id)).toEqual([
    'ci.yml test',
    'deploy.yml test',
  ]);
  expect(tested).toHaveProperty('uses', './.github/workflows/ci.yml');
  expect(deploy?.needs).toContain('test');
  // Exception: a rollback to an earlier commit, which was tested then.
  expect(deploy?.if).toContain("(needs.test.result == 'success' || inputs.commit)");
});

test('before a job assumes an AWS role packages are installed and all is synthesised; afterwards none of their code runs', () => {
  const withRole = jobs.filter(({ job }) => takesRole(job));
  expect(withRole.map(({ id }) => id)).toEqual(['deploy.yml deploy', 'pull-request.yml diff']);
  for (const { id, job } of withRole) {
    const runs = (job.steps ?? []).map(({ uses, run }) => run ?? uses?.split('@')[0]);
    const role = runs.indexOf('aws-actions/configure-aws-credentials');
    expect(runs.slice(role - 2, role), id).toEqual([
      'npm ci',
      'npm run deploy -- --stage prod --prepare --skip-tests',
    ]);
    expect(runs[role + 1], id).toMatch(
      /^npm run deploy -- --stage prod --yes --prepared$|\bnpx cdk diff "Website-prod\*" --app cdk\.out --build "" /,
    );
  }
});

test('an earlier commit is known to be on main before anything of it runs', () => {
  const { steps: deploying = [] } = jobs.find(({ id }) => id === 'deploy.yml deploy')?.job ?? {};
  const [checkout, guard] = deploying;
  expect(checkout?.with).toMatchObject({ ref: expect.stringContaining('inputs.commit'), 'fetch-depth': 0 });
  expect(guard?.run).toBe('git merge-base --is-ancestor HEAD origin/main');
});

test('what is missing before the site may go live turns no other check of a pull request red', () => {
  const checking = jobs.filter(({ job }) => job.steps?.some(({ run }) => run?.includes('check:publish')));
  expect(checking.map(({ id }) => id)).toEqual(['pull-request.yml publish']);
});

test('only what a member of the repository has written may assume a role in a pull request', () => {
  const pullRequests = workflows.filter(({ text }) => /^\s+pull_request:/m.test(text));
  const trusted = pullRequests
    .flatMap(({ workflow }) => Object.values(workflow.jobs))
    .filter(({ permissions }) => permissions);
  expect(trusted).toHaveLength(1);
  for (const { if: condition } of trusted) {
    expect(condition).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(condition).toContain("github.actor != 'dependabot[bot]'");
  }
});

test('a job has an end, and two deployments never run at the same time', () => {
  for (const { id, job } of jobs) if (job.steps) expect(job['timeout-minutes'], id).toBeLessThanOrEqual(60);
  const deploy = workflows.find(({ name }) => name === 'deploy.yml')?.workflow;
  expect(deploy?.concurrency).toEqual({ group: 'deploy-prod', 'cancel-in-progress': false });
});

type Workflow = {
  permissions: unknown;
  concurrency: unknown;
  jobs: Record<string, Job>;
};
type Job = {
  if?: string;
  needs?: string | string[];
  permissions?: unknown;
  'timeout-minutes': number;
  strategy?: { matrix: { os?: string[] } };
  /** A reusable workflow instead of steps. */
  uses?: string;
  steps?: Array<{ uses?: string; run?: string; with?: Record<string, unknown> }>;
};

const takesRole = ({ steps = [] }: Job) =>
  steps.some(({ uses }) => uses?.startsWith('aws-actions/configure-aws-credentials@'));
