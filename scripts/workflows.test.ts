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
  const used = workflows.flatMap(({ text }) =>
    [...text.matchAll(/\buses: (?!\.\/).*/g)].map(([line]) => line),
  );
  expect(used).toHaveLength(steps.filter(({ step }) => step.uses).length);
  for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('workflows may read the code, jobs the artefacts, and only jobs that assume an AWS role prove who they are', () => {
  const read = { contents: 'read', actions: 'read' };
  for (const { workflow } of workflows) expect(workflow.permissions).toEqual({ contents: 'read' });
  for (const { id, job } of jobs) {
    const asks = job.uses === './.github/workflows/ci.yml' || id === 'ci.yml lane';
    const files = id === 'preview-end.yml end' ? {} : read;
    expect(job.permissions, id).toEqual(
      takesRole(job)
        ? { ...files, 'id-token': 'write', ...(id === 'pull-request.yml preview' && { statuses: 'write' }) }
        : asks
          ? read
          : undefined,
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
  expect(runs).toEqual([
    'npm ci',
    'npm run check:content',
    'npx vitest run',
    'npx node scripts/try-machine.ts',
  ]);
});

test('every command that is run is one of the project', () => {
  const own = steps.flatMap(({ step }) =>
    [...(step.run ?? '').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  );
  expect(own).toContain('deploy');
  for (const name of own) expect(packageJson.scripts).toHaveProperty([name]);
});

test('whatever changes more than content runs the whole suite, once for the same files', () => {
  const { lane, tested, ...suite } = jobsOf('ci.yml');
  expect(Object.keys(suite)).toEqual(['test', 'machines', 'packages']);
  for (const { needs, if: condition } of Object.values(suite))
    expect([needs, condition]).toEqual(['lane', "needs.lane.outputs.run == 'true'"]);
  expect(runsOf(lane)).toEqual([
    expect.stringMatching(/^actions\/checkout/),
    expect.anything(),
    'node scripts/lane.ts',
  ]);
  // Without a condition of its own it waits for all of them to succeed.
  expect(tested).toMatchObject({ needs: ['lane', ...Object.keys(suite)] });
  expect(tested).not.toHaveProperty('if');
  expect(tested?.steps?.at(-1)?.with?.name).toMatch(/^tested-\$\{\{ needs\.lane\.outputs\.tree \}\}$/);
  expect(jobsOf('nightly.yml').test).toMatchObject({
    uses: './.github/workflows/ci.yml',
    with: { content: true },
  });
});

test('content is tested in the fast lane, on the files that are deployed', () => {
  const { steps: lane = [], if: condition } = jobsOf('content.yml').content ?? {};
  expect(condition).toBeUndefined();
  const at = (part: string) => lane.findIndex(({ run }) => run?.includes(part));
  const order = [
    'npm run check:content',
    'npm run synth',
    '--prepare',
    'playwright test --config site/e2e/content',
    'npm run smoke',
    'sha256sum',
  ].map(at);
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(lane.at(-1)?.with).toMatchObject({ name: 'site', path: 'site.tar.gz' });
  // A pull request may hold samples; an earlier commit has been tested then.
  for (const step of lane.filter((step) => step.if)) {
    const isTest = /playwright|smoke/.test(step.run ?? '');
    expect(step.if).toMatch(
      isTest
        ? /^\$\{\{ !inputs.commit \}\}$/
        : /^github.event_name (?:!= 'pull_request'(?: && vars.AWS_DEPLOY_ROLE != '')?|== 'pull_request' \|\| vars.AWS_DEPLOY_ROLE == '')$/,
    );
  }
});

test('what is deployed has passed its tests, which a push runs once', () => {
  const onPush = workflows.filter(({ text }) => /^\s+push:/m.test(text));
  expect(onPush.map(({ name }) => name)).toEqual(['deploy.yml']);
  const suites = jobs.filter(({ job }) => job.steps?.some(({ run }) => run === 'npm test -- --all'));
  expect(suites.map(({ id }) => id)).toEqual(['ci.yml test']);
  const { test: tested, content, deploy } = jobsOf('deploy.yml');
  expect(tested).toHaveProperty('uses', './.github/workflows/ci.yml');
  expect(content).toHaveProperty('uses', './.github/workflows/content.yml');
  expect(deploy?.needs).toEqual(['articles', 'test', 'content']);
  expect(deploy?.if).toContain("needs.content.result == 'success'");
  // Exception: a rollback to an earlier commit, which was tested then.
  expect(deploy?.if).toContain("(needs.test.result == 'success' || inputs.commit)");
});

test('a job that may prove who it is runs no code of packages but the deployment’s own, on files it has checked', () => {
  const withRole = jobs.filter(({ job }) => takesRole(job));
  expect(withRole.map(({ id }) => id)).toEqual([
    'deploy.yml deploy',
    'preview-end.yml end',
    'pull-request.yml preview',
    'pull-request.yml diff',
  ]);
  const shared = ['actions/setup-node', 'npm ci --ignore-scripts'];
  const role = 'aws-actions/configure-aws-credentials';
  const [deploy = [], end, preview = [], diff = []] = withRole.map(({ job }) =>
    runsOf(job).map((run) => run.split('@')[0]),
  );
  expect(deploy).toEqual([
    ...['actions/checkout', 'git merge-base --is-ancestor HEAD origin/main', ...shared],
    expect.stringMatching(
      /^gh run download .*\necho "\$DIGEST {2}site.tar.gz" \| sha256sum --check --strict\ntar /,
    ),
    ...[role, 'npm run deploy -- --stage prod --yes --prepared'],
  ]);
  expect(preview).toEqual([
    expect.stringMatching(/^gh run download /),
    role,
    expect.stringMatching(
      /^link="\$NUMBER\/\$\(openssl rand -hex 16\)"\n.*s3:\/\/\$BUCKET\/previews\/\$link"/,
    ),
  ]);
  expect(end).toEqual([role, 'aws s3 rm "s3://$BUCKET/previews/$NUMBER/" --recursive --only-show-errors']);
  expect(diff).toEqual([
    ...['actions/checkout', ...shared],
    expect.stringMatching(/^gh run download /),
    role,
    expect.stringMatching(/\bnpx cdk diff "Website-prod\*" --app cdk\.out --build "" /),
    expect.stringContaining('GITHUB_STEP_SUMMARY'),
  ]);
  expect(withRole[0]?.job.steps?.find(({ env }) => env?.DIGEST)?.env?.DIGEST).toContain(
    'needs.content.outputs.digest',
  );
  // Not the pull request's CLI.
  expect(withRole[3]?.job.steps?.[0]?.with?.ref).toContain('github.base_ref');
});

test('the check of content knows what was published', () => {
  const checking = jobs.filter(({ job }) => runsOf(job).includes('npm run check:content'));
  expect(checking.map(({ id }) => id)).toEqual(['ci.yml machines', 'content.yml content']);
  for (const { id, job } of checking) expect(job.steps?.[0]?.with, id).toHaveProperty('fetch-depth', 0);
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
  const trusted = pullRequests.flatMap(({ workflow }) => Object.values(workflow.jobs)).filter(takesRole);
  expect(trusted.map(({ needs }) => needs)).toEqual([undefined, 'site', 'template']);
  const jobsOfBoth = { ...jobsOf('pull-request.yml'), ...jobsOf('preview-end.yml') };
  for (const name of ['site', 'template', 'end']) {
    const condition = jobsOfBoth[name]?.if;
    expect(condition).toContain('github.event.pull_request.head.repo.full_name == github.repository');
    expect(condition).toContain("github.actor != 'dependabot[bot]'");
  }
});

test('a preview ends with its pull request, and an upload that still runs with it', () => {
  const [upload, end] = ['pull-request.yml', 'preview-end.yml'].map((file) =>
    workflows.find(({ name }) => name === file),
  );
  expect(end?.text).toMatch(/^on:\n {2}pull_request:\n {4}types: \[closed\]$/m);
  expect(end?.workflow.concurrency).toEqual(upload?.workflow.concurrency);
  expect(end?.workflow.concurrency).toEqual({
    // Its ref changes when it is merged.
    group: expect.stringMatching(/^pull-request-\$\{\{ github\.event\.number \}\}$/),
    'cancel-in-progress': true,
  });
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
  with?: Record<string, unknown>;
  steps?: Array<{
    uses?: string;
    run?: string;
    if?: string;
    with?: Record<string, unknown>;
    env?: Record<string, string>;
  }>;
};

const takesRole = ({ steps = [] }: Job) =>
  steps.some(({ uses }) => uses?.startsWith('aws-actions/configure-aws-credentials@'));

const jobsOf = (file: string): Record<string, Job> =>
  workflows.find(({ name }) => name === file)?.workflow.jobs ?? {};

const runsOf = (job: Job | undefined) => (job?.steps ?? []).map(({ uses, run }) => run ?? uses ?? '');
