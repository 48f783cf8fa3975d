import { hydrate } from './live-page.ts';
import { routes } from './route-table.ts';
import { type CDPSession, expect, type Page, type Request, test } from './test.ts';

const article = '/blog/ki-strategien-fuehrungskraefte-2024';

/** Bytes that cross the line for each type of resource, headers included, compressed as they are served. */
async function countBytes(page: Page): Promise<Map<string, number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    // Text that is not compressed would make the budget meaningless.
    if (['Document', 'Stylesheet', 'Script'].includes(type) && response.status === 200) {
      encodings.add(response.headers['content-encoding'] ?? 'none');
    }
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
  });
  return bytes;
}

const encodings = new Set<string>();

for (const path of ['/', article, '/anfrage']) {
  test(`${path} fetches at most 5 KB of JavaScript before the first interaction`, async ({ page }) => {
    const bytes = await countBytes(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = bytes.get('Script') ?? 0;
    console.log(`${path}: ${scripts} bytes of JavaScript before the first interaction`);
    expect(scripts, 'the starter script is there').toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(5 * 1024);
  });
}

test('every page has the scripts of those pages, and style sheets of at most 12 KB, in Brotli', async ({
  request,
}) => {
  const wire = new Map<string, number>();
  const first = scriptsOf(await (await request.get('/')).text());
  expect(first).not.toEqual([]);
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    expect([path, scriptsOf(html)]).toEqual([path, first]);
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    for (const sheet of sheets) {
      if (wire.has(sheet)) continue;
      const headers = (await request.get(sheet, { headers: { 'accept-encoding': 'br' } })).headers();
      expect(headers['content-encoding']).toBe('br');
      wire.set(sheet, Number(headers['content-length']));
    }
    const total = sheets.reduce((sum, sheet) => sum + (wire.get(sheet) ?? Number.NaN), 0);
    expect(total, path).toBeGreaterThan(0);
    expect(total, path).toBeLessThanOrEqual(12 * 1024);
  }
  console.log('Style sheets:', Object.fromEntries(wire));
});

const scriptsOf = (html: string) =>
  [...html.matchAll(/<(?:script|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"/g)]
    .map(([, address]) => address)
    .toSorted();

test('HTML and CSS of the article page are at most 18 KB, in Brotli', async ({ page }) => {
  encodings.clear();
  const bytes = await countBytes(page);
  await page.goto(article, { waitUntil: 'networkidle' });
  const html = bytes.get('Document') ?? 0;
  const css = bytes.get('Stylesheet') ?? 0;
  console.log(`${article}: HTML ${html} + CSS ${css} = ${html + css} bytes`);
  expect(html).toBeGreaterThan(0);
  expect(css).toBeGreaterThan(0);
  expect(html + css).toBeLessThanOrEqual(18 * 1024);
  expect([...encodings].filter((encoding) => encoding !== 'br' && encoding !== 'none')).toEqual([]);
  expect(encodings).toContain('br');
});

/** Adds up the scripts that a page fetches. What HTTP/2 makes of headers differs from here; bodies do not. */
function countScripts(page: Page) {
  const sizes: ReturnType<Request['sizes']>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes());
  });
  return async (what: string) => {
    await page.waitForLoadState('networkidle');
    const sum = (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    console.log(`${what}: ${sum} bytes of JavaScript`);
    return sum;
  };
}

for (const path of ['/ueber-mich', '/'])
  test(`${path} fetches at most 88 KB of JavaScript until a form is used, in Brotli`, async ({ page }) => {
    const scripts = countScripts(page);
    await page.goto(path);
    await hydrate(page);
    const sum = await scripts(`${path}, after the first interaction`);
    expect(sum, 'React has come').toBeGreaterThan(50 * 1024);
    expect(sum).toBeLessThanOrEqual(88 * 1024);
  });

for (const path of ['/', '/anfrage'])
  test(`${path} fetches at most 106 KB of JavaScript with its form, in Brotli`, async ({ page }) => {
    const scripts = countScripts(page);
    await page.goto(path);
    await hydrate(page);
    if (path === '/') await enterForm(page);
    expect(await scripts(`${path}, with its form`)).toBeLessThanOrEqual(106 * 1024);
  });

test('the code of forms is fetched when one is used', async ({ page }) => {
  const fetched: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    const text = async () => (await request.response())?.text() ?? '';
    // What comes after the test has ended is not read any more.
    if (request.resourceType() === 'script') fetched.push(text().catch(() => ''));
  });
  // A name that react-hook-form shows to the outside, so no bundler shortens it.
  const isThere = async () => (await Promise.all(fetched)).join().includes('isSubmitSuccessful');
  await page.goto('/kontakt');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(await isThere()).toBe(false);
  await enterForm(page);
  await expect.poll(isThere).toBe(true);
});

/** Puts the focus into the page's form, which fetches its code then. */
function enterForm(page: Page) {
  return Promise.all([page.waitForRequest(/\/assets\/chunks\//), page.locator('#company').focus()]);
}
