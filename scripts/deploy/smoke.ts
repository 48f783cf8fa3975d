import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../../site/lib/remove-folder.server.ts';
import { UserError } from '../progress.ts';
import { type Outputs, REGION } from './stage.ts';
import { processes } from './tools.ts';

/** Result of one check; `problem` is a sentence. */
export type Finding = { name: string; problem?: string | undefined };

export type SmokeTest = {
  /** Origin of the site. */
  url: string;
  /** The address of the function behind the API, which only the edge may use; the local stack's has none. */
  functionUrl?: string | undefined;
  /** The build that has to be live, if any. */
  siteFolder?: string | undefined;
  /** An old path and its target. */
  redirect?: readonly [string, string] | undefined;
  /** Sends a canary and waits for it. Returns the problem, if any. */
  canary(): Promise<string | undefined>;
  /** How long the edge may still serve the previous build. */
  patienceMs?: number;
};

/** Tests a deployed stage and prints the findings. Returns the number of problems. */
export async function smokeDeployed(
  { SiteUrl: url, ApiFunctionUrl: functionUrl, CanaryFunction: name }: Outputs,
  { profile, siteFolder }: { profile?: string | undefined; siteFolder?: string | undefined } = {},
): Promise<number> {
  if (!url || !name)
    throw new UserError('The stack lacks its outputs SiteUrl and CanaryFunction. Deploy it again.');
  // As the AWS CLI does. An older Node 24 lacks it.
  http.setGlobalProxyFromEnv?.();
  return print(
    await smokeTest({ url, functionUrl, siteFolder, canary: () => deployedCanary(name, profile) }),
  );
}

/** The same for the local stack. */
export async function smokeLocal(url: string): Promise<number> {
  await fetch(url, { method: 'HEAD' }).catch(({ cause }: Error) => {
    throw new UserError(
      `Nothing answers at ${url} (${cause}). Start the local stack (npm start), or name where it runs.`,
    );
  });
  return print(await smokeTest({ url, canary: () => localCanary(url) }));
}

function print(findings: Finding[]): number {
  for (const { name, problem } of findings)
    console.log(`  ${problem ? '✗' : '✓'} ${name}${problem ? `: ${problem}` : ''}`);
  return findings.filter(({ problem }) => problem).length;
}

/** Tests a site from outside. Stores nothing except a canary, which removes itself. */
export async function smokeTest(test: SmokeTest): Promise<Finding[]> {
  const { url, functionUrl, redirect = anyRedirect() } = test;
  const at = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init });
  const checks: Array<[string, () => Promise<string | undefined>]> = [
    ['home page', async () => status(await at('/'), 200) ?? (await isBuilt(test, at))],
    ['security headers', async () => headersOf(await at('/'))],
    ['security headers of the API', async () => headersOf(await at('/api/leads/enquiry'))],
    ['files with a hash are kept for good', async () => asset(at)],
    [
      'pages and their data are revalidated',
      async () => (await revalidated(at, '/')) ?? revalidated(at, '/data/impressum.json'),
    ],
    ['not-found page', async () => status(await at(`/gibt-es-nicht-${Date.now()}`), 404)],
    ['lead API', async () => status(await at('/api/leads/enquiry'), 405)],
    ['lead API refuses other sites', async () => refuses(at('/api/leads/enquiry', from('cross-site')))],
  ];
  if (functionUrl) {
    checks.push([
      'function behind the API refuses strangers',
      async () => refuses(fetch(new URL('/api/leads/enquiry', functionUrl), from('same-origin'))),
    ]);
  }
  if (redirect)
    checks.push([`redirect of ${redirect[0]}`, async () => moved(await at(redirect[0]), redirect[1])]);
  if (url.startsWith('https:')) {
    checks.push([
      'HTTP leads to HTTPS',
      async () => moved(await fetch(`http${url.slice(5)}/`, { redirect: 'manual' }), `${url}/`),
    ]);
  }
  checks.push(['canary: stored, notified, received, removed', test.canary]);
  const findings: Finding[] = [];
  for (const [name, check] of checks) {
    const problem = await check().catch((error: Error) => `no answer (${error.cause ?? error.message})`);
    findings.push({ name, problem });
  }
  return findings;
}

/** A redirect of the content, if there is one. Read as text: nothing that was built may run beside credentials. */
function anyRedirect(): [string, string] | undefined {
  const file = 'content/redirects.yaml';
  const [, from, to] =
    (existsSync(file) &&
      /^(\/[\w/-]+): (\/[\w/#-]*)$/m.exec(readFileSync(file, 'utf8').replaceAll('\r', ''))) ||
    [];
  return from && to ? [from, to] : undefined;
}

type At = (path: string, init?: RequestInit) => Promise<Response>;

const status = ({ status: given }: Response, wanted: number) =>
  given === wanted ? undefined : `answered ${given} instead of ${wanted}`;

const REQUIRED: Record<string, RegExp> = {
  'content-security-policy': /^(?!.*unsafe-)(?=.*frame-ancestors 'none').*default-src 'none'/,
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /strict-origin/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^cross-origin$/,
  'permissions-policy': /camera=\(\)/,
};

function headersOf({ headers }: Response): string | undefined {
  const wrong = Object.entries(REQUIRED).filter(([name, value]) => !value.test(headers.get(name) ?? ''));
  return wrong.length === 0
    ? undefined
    : `missing or other than infra/response-headers.ts has it: ${wrong.map(([name]) => name).join(', ')}`;
}

async function asset(at: At): Promise<string | undefined> {
  const [, path] = / src="(\/assets\/[^"]+\.js)"/.exec(await (await at('/')).text()) ?? [];
  if (!path) return 'the home page names no script';
  const answer = await at(path);
  const kept = /immutable/.test(answer.headers.get('cache-control') ?? '');
  return status(answer, 200) ?? (kept ? undefined : `${path} is not immutable`);
}

async function revalidated(at: At, path: string): Promise<string | undefined> {
  const answer = await at(path);
  const rule = answer.headers.get('cache-control') ?? '';
  const wanted = /max-age=0\b/.test(rule) && rule.includes('must-revalidate');
  return status(answer, 200) ?? (wanted ? undefined : `${path} may be kept by browsers`);
}

const moved = (answer: Response, to: string) =>
  status(answer, 301) ??
  (answer.headers.get('location') === to ? undefined : `leads to ${answer.headers.get('location')}`);

/** A submission from a site. */
const from = (site: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
  body: '{}',
  signal: AbortSignal.timeout(15_000),
});

const refuses = async (answer: Promise<Response>) => status(await answer, 403);

/** Invalidating the edge cache can take some minutes. */
async function isBuilt({ siteFolder, patienceMs = 300_000 }: SmokeTest, at: At): Promise<string | undefined> {
  const file = `${siteFolder}/index.html`;
  if (siteFolder === undefined || !existsSync(file)) return undefined;
  const built = readFileSync(file, 'utf8');
  const end = Date.now() + patienceMs;
  for (;;) {
    if ((await (await at('/')).text()) === built) return undefined;
    if (Date.now() > end)
      return 'is still the one before: the edge was not told (CloudFront, Invalidations: create one for /*)';
    await new Promise((resolve) => setTimeout(resolve, 2000));
  }
}

/** Runs a deployed stage's canary and waits for up to two minutes. */
async function deployedCanary(functionName: string, profile?: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'canary-'));
  try {
    const answer = join(folder, 'answer.json');
    const said = processes.read('Canary', 'aws', [
      ...['lambda', 'invoke', '--function-name', functionName, '--region', REGION],
      ...['--cli-read-timeout', '240', '--output', 'json'],
      ...(profile ? ['--profile', profile] : []),
      answer,
    ]);
    return 'FunctionError' in JSON.parse(said)
      ? failureOf(JSON.parse(readFileSync(answer, 'utf8')))
      : undefined;
  } finally {
    removeFolder(folder);
  }
}

export async function localCanary(url: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/__local/run/CanaryHourly`, { method: 'POST' });
  if (!answer.ok)
    return `answered ${answer.status}: this is not the local stack. A stage on AWS sends its own: npm run smoke -- --stage dev`;
  const [result] = (await answer.json()) as Array<{ ok: boolean; value?: unknown; error?: unknown }>;
  return result?.ok ? undefined : failureOf(result?.error ?? result?.value);
}

function failureOf(error: unknown): string {
  const { errorMessage } = (error ?? {}) as { errorMessage?: string };
  return `${errorMessage ?? 'failed'}. See CanaryFailing in infra/RUNBOOK.md`;
}
