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
const steps = jobs.flatMap(({ id, job }) => job.steps.map((step) => ({ id, step })));

test('every action is pinned by its hash, with the version beside it', () => {
  const used = workflows.flatMap(({ text }) => [...text.matchAll(/uses: .*/g)].map(([line]) => line));
  expect(used).toHaveLength(steps.filter(({ step }) => step.uses).length);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('workflows may read the code; only jobs that take on a role of AWS may prove who they are', () => {
  for (const { workflow } of workflows) expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const { id, job } of jobs) {
    const takesRole = job.steps.some(({ uses }) =>
      uses?.startsWith('aws-actions/configure-aws-credentials@'),
    );
    expect(job.permissions, id).toEqual(takesRole ? { contents: 'read', 'id-token': 'write' } : undefined);
  }
});

test('there is no stored key, and nothing runs with rights of its own for code of strangers', () => {
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

test('every command that is run is one of the project', () => {
  const own = steps.flatMap(({ step }) =>
    [...(step.run ?? '').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(own).toContain('deploy');
  for (const name of own) expect(packageJson.scripts).toHaveProperty([name]);
});

test('what is deployed has passed its tests, whoever sets it off', () => {
  const deployments = steps.filter(({ step }) => /npm run deploy(?!.*--diff)/.test(step.run ?? ''));
  expect(deployments.length).toBeGreaterThan(0);
  for (const { id, step } of deployments) expect(step.run, id).not.toContain('--skip-tests');
});

test('only what a member of the repository has written may take on a role in a pull request', () => {
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

test('new versions of actions and packages are proposed, but none of those that do not install', () => {
  const { updates } = parse(readFileSync(join(folder, '../dependabot.yml'), 'utf8')) as {
    updates: Array<{ 'package-ecosystem': string; ignore?: Array<{ 'dependency-name': string }> }>;
  };
  expect(updates.map((each) => each['package-ecosystem'])).toEqual(['github-actions', 'npm']);
  const ignored = updates.flatMap(({ ignore = [] }) => ignore.map((each) => each['dependency-name']));
  for (const name of ignored) expect(packageJson.devDependencies).toHaveProperty([name]);
});

test('a job has an end, and two deployments never run at the same time', () => {
  for (const { id, job } of jobs) expect(job['timeout-minutes'], id).toBeLessThanOrEqual(60);
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
  permissions?: unknown;
  'timeout-minutes': number;
  steps: Array<{ uses?: string; run?: string }>;
};
