import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Condition, conditions } from '../../../site/e2e/robustness/conditions.ts';
import {
  formsOf,
  goesOnByMenu,
  isLetGo,
  problemsOfReader,
  reads,
  sends,
} from '../../../site/e2e/robustness/visitor.ts';
import { withSetClock } from '../../../site/e2e/set-clock.ts';
import { withoutPopups } from '../../../site/e2e/without-popups.ts';
import type { Served } from '../served.ts';
import { attempt, type Findings, nothingFound } from './findings.ts';

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'de-DE' };
/** Windows that open by themselves. */
const POPUP = 'dialog[data-popup]:not([data-opens="on-request"])';

type Options = {
  browser: Browser;
  site: Pick<Served, 'url' | 'items'>;
  paths: readonly string[];
  signal: AbortSignal;
  /** Something that makes every page worse, for the sabotage. */
  spoil?: (page: Page) => Promise<unknown>;
  done(condition: string): void;
};

/** Every page at every condition: read, left by the menu, its forms sent, its window closed. */
export async function visitAll(options: Options): Promise<Findings> {
  const findings: Findings = {};
  const unseen = await readPlain(options);
  for (const [name, condition] of Object.entries(conditions)) {
    const found = nothingFound();
    findings[name] = found;
    for (const path of options.paths) {
      options.signal.throwIfAborted();
      await attempt(found, path, () =>
        visit(path, condition, { ...options, unseen: unseen.get(path) ?? [] }),
      );
      options.done(name);
    }
  }
  return findings;
}

/** What nobody sees on a phone, by page, when nothing is wrong. */
async function readPlain({ browser, site, paths, signal }: Options): Promise<Map<string, string[]>> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.url });
  const page = await context.newPage();
  const unseen = new Map<string, string[]>();
  for (const path of paths) {
    signal.throwIfAborted();
    await page.goto(path);
    unseen.set(path, await problemsOfReader(page));
  }
  await context.close();
  return unseen;
}

async function visit(
  path: string,
  condition: Condition,
  { browser, site, spoil, unseen }: Options & { unseen: readonly string[] },
) {
  const context = await browser.newContext({ ...PHONE, ...condition.options, baseURL: site.url });
  try {
    const page = await openPage(context, condition, spoil);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await reads(page, unseen);
    const forms = await formsOf(page).count();
    const hasWindow =
      condition.options?.javaScriptEnabled !== false && (await page.locator(POPUP).count()) > 0;
    await goesOnByMenu(page);
    for (let at = 0; at < forms; at++) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await sends(page, formsOf(page).nth(at), async (email) =>
        (await site.items()).some((lead) => lead.email === email),
      );
    }
    await page.close();
    if (hasWindow)
      await meetWindow(path, condition, await browser.newContext({ ...PHONE, baseURL: site.url }));
  } finally {
    await context.close();
  }
}

async function openPage(context: BrowserContext, { set }: Condition, spoil: Options['spoil']): Promise<Page> {
  await withoutPopups(context);
  const page = await context.newPage();
  await withSetClock(page);
  await spoil?.(page);
  await set?.(page);
  return page;
}

/** Where the starter script is blocked, no window opens. */
async function meetWindow(path: string, { set }: Condition, context: BrowserContext) {
  try {
    const page = await context.newPage();
    await set?.(page);
    await page.goto(path);
    const starts = await page.evaluate(() => document.querySelector('dialog[data-minded]') !== null);
    if (starts) await isLetGo(page);
  } finally {
    await context.close();
  }
}
