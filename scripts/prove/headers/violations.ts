import { type Browser, chromium, type Page } from '@playwright/test';
import { testBrowser } from '../../chromium.ts';
import { fillIn } from './fill-in.ts';

export type Crawled = { pages: number; interactions: number; violations: string[]; foreign: string[] };

type Options = { paths: readonly string[]; signal: AbortSignal; progress(done: number): void };

/**
 * Opens every page and does what a visitor could: opens and presses whatever there is, types, sends forms, and goes on
 * to another page by a link. Counts what the browser refused for the sake of the policy, and requests to others.
 */
export async function crawlForViolations(
  url: string,
  { paths, signal, progress }: Options,
): Promise<Crawled> {
  const browser = await chromium.launch(testBrowser());
  const crawled: Crawled = { pages: 0, interactions: 0, violations: [], foreign: [] };
  try {
    for (const path of paths) {
      signal.throwIfAborted();
      const page = await openPage(browser, url, crawled);
      await page.goto(url + path, { waitUntil: 'load' });
      crawled.interactions += await meetWindow(page);
      await page.goto(url + path, { waitUntil: 'load' });
      crawled.interactions += await interact(page, path);
      crawled.pages++;
      await page.context().close();
      progress(crawled.pages);
    }
  } finally {
    await browser.close();
  }
  return crawled;
}

async function openPage(browser: Browser, url: string, { violations, foreign }: Crawled): Promise<Page> {
  // Nobody vouches for the certificate here but the proof itself.
  const context = await browser.newContext({ ignoreHTTPSErrors: true, acceptDownloads: false });
  const page = await context.newPage();
  // Its time runs as ours does, and can be put forward: windows open after a while.
  await page.clock.install();
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI}`);
    });
  });
  // What is refused before the listener is there, or outside of documents, stands in the console.
  page.on('console', (message) => {
    if (/Content Security Policy|violates the following/.test(message.text()))
      violations.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(url)) foreign.push(request.url());
  });
  return page;
}

/** What was asked for comes, or is refused. */
const SETTLE_MS = 150;
/** Longer than any window waits before it opens. */
const OPENS_AFTER_MS = 4000;

/** The window of a campaign, where the page has one: its form is sent. */
async function meetWindow(page: Page): Promise<number> {
  await page.clock.fastForward(OPENS_AFTER_MS);
  await page.waitForTimeout(SETTLE_MS);
  return (await page.locator('dialog[open] form').count()) > 0 ? fillIn(page) : 0;
}

async function interact(page: Page, path: string): Promise<number> {
  let count = 0;
  const pressables = 'summary, button, [role="button"], input[type="checkbox"], select';
  const number = await page.locator(pressables).count();
  for (let at = 0; at < number; at++) {
    const element = page.locator(pressables).nth(at);
    // What is hidden just now, or covered by a dialog, is pressed all the same: its code runs.
    await element.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined);
    count++;
    if (new URL(page.url()).pathname !== path) await page.goBack().catch(() => undefined);
  }
  await page.keyboard.press('Escape');
  count += await fillIn(page);
  await page.waitForTimeout(SETTLE_MS);
  const link = page.locator('main a[href^="/"]:not([download])').first();
  if ((await link.count()) > 0) {
    await link.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined);
    await page.waitForTimeout(SETTLE_MS);
    await page.goBack({ timeout: 5000 }).catch(() => undefined);
    count++;
  }
  return count;
}
