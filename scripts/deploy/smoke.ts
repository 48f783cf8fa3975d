import { existsSync, readFileSync } from 'node:fs';

/** One thing that was looked at; a problem is a sentence. */
export type Finding = { name: string; problem?: string | undefined };

export type SmokeTest = {
  /** Origin of the site. */
  url: string;
  /** The site as it was built, if it is to be that very one. */
  siteFolder?: string | undefined;
  /** An old path and where it leads to. */
  redirect?: readonly [string, string] | undefined;
  /** Sends a canary on its way and waits for it; says what went wrong. */
  canary(): Promise<string | undefined>;
  /** How long the edge may go on showing what was there before. */
  patienceMs?: number;
};

/** Looks at a site as its visitors meet it. Stores nothing but a canary, which removes itself. */
export async function smokeTest(test: SmokeTest): Promise<Finding[]> {
  const { url } = test;
  const at = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(15_000), ...init });
  const looks: Array<[string, () => Promise<string | undefined>]> = [
    ['home page', async () => status(await at('/'), 200) ?? (await isBuilt(test, at))],
    ['security headers', async () => headersOf(await at('/'))],
    ['security headers of the API', async () => headersOf(await at('/api/leads/enquiry'))],
    ['files with a hash are kept for good', async () => asset(at)],
    [
      'pages and their data are asked for anew',
      async () => (await revalidated(at, '/')) ?? revalidated(at, DATA),
    ],
    ['not-found page', async () => status(await at(`/gibt-es-nicht-${Date.now()}`), 404)],
    ['lead API', async () => status(await at('/api/leads/enquiry'), 405)],
    ['function behind the API refuses strangers', async () => foreign(at)],
  ];
  const { redirect } = test;
  if (redirect)
    looks.push([`redirect of ${redirect[0]}`, async () => moved(await at(redirect[0]), redirect[1])]);
  if (url.startsWith('https:')) {
    looks.push([
      'HTTP leads to HTTPS',
      async () => moved(await fetch(`http${url.slice(5)}/`, { redirect: 'manual' }), `${url}/`),
    ]);
  }
  looks.push(['canary: stored, notified, received, removed', test.canary]);
  const findings: Finding[] = [];
  for (const [name, look] of looks) {
    const problem = await look().catch((error: Error) => `no answer (${error.cause ?? error.message})`);
    findings.push({ name, problem });
  }
  return findings;
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
  const [path] = /\/assets\/[\w./-]+\.js/.exec(await (await at('/')).text()) ?? [];
  if (!path) return 'the home page names no script';
  const answer = await at(path);
  const kept = /immutable/.test(answer.headers.get('cache-control') ?? '');
  return status(answer, 200) ?? (kept ? undefined : `${path} is not immutable`);
}

/** Data of a page that every site has. */
const DATA = '/data/impressum.json';

async function revalidated(at: At, path: string): Promise<string | undefined> {
  const answer = await at(path);
  const wanted = /max-age=0\b.*must-revalidate/.test(answer.headers.get('cache-control') ?? '');
  return status(answer, 200) ?? (wanted ? undefined : `${path} may be kept by browsers`);
}

const moved = (answer: Response, to: string) =>
  status(answer, 301) ??
  (answer.headers.get('location') === to ? undefined : `leads to ${answer.headers.get('location')}`);

/** What another site's page sends on a visitor's behalf. */
async function foreign(at: At): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' };
  return status(await at('/api/leads/enquiry', { method: 'POST', headers, body: '{}' }), 403);
}

/** The edge forgets within seconds, but not at once everywhere. */
async function isBuilt({ siteFolder, patienceMs = 120_000 }: SmokeTest, at: At): Promise<string | undefined> {
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
