import { type CDPSession, expect, type Page, test } from '@playwright/test';

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
