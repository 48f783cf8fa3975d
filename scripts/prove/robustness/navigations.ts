import { type Browser, type Page, expect as playwright } from '@playwright/test';
import { heading, openLive, watchRequests } from '../../../site/e2e/live-page.ts';
import { answerData, wrongAnswers } from '../../../site/e2e/robustness/answers.ts';
import { brokenChunks } from '../../../site/e2e/robustness/conditions.ts';
import { deploy, isOfNextBuild } from '../../../site/e2e/robustness/deployment.ts';
import { follow, touch } from '../../../site/e2e/robustness/visitor.ts';
import { withoutPopups } from '../../../site/e2e/without-popups.ts';
import { attempt, type Findings, nothingFound } from './findings.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
/** Light pages, where the first link is followed; their code is not that of the page it leads to. */
const startFor = (path: string) => (path === '/anfrage-danke' ? '/impressum' : '/anfrage-danke');

/** A busy machine is waited for. */
const expect = playwright.configure({ timeout: 30_000 });

type Options = {
  browser: Browser;
  url: string;
  paths: readonly string[];
  signal: AbortSignal;
  /** Nothing goes wrong, so that no document comes. */
  isSpoilt: boolean;
  done(condition: string): void;
};

/** What goes wrong between a click and its page; what follows is that page as a document, once. */
type Break = {
  set(page: Page): Promise<unknown>;
  before?(page: Page): Promise<unknown>;
  isNextBuild?: true;
  /** What one page has loaded would help the next. */
  isOneVisit?: true;
};

const breaks: Readonly<Record<string, Break>> = {
  ...Object.fromEntries(
    Object.entries(wrongAnswers).map(([what, answer]) => [
      `data: ${what}`,
      { set: (page: Page) => answerData(page, answer) },
    ]),
  ),
  // Pages of one kind share their code.
  'code: 500': { set: brokenChunks, isOneVisit: true },
  deployment: { set: deploy, isNextBuild: true },
  'deployment, storage of the tab blocked': {
    before: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', { get: () => localStorage.nothing.here }),
      ),
    set: deploy,
    isNextBuild: true,
  },
};

export const BREAKS = Object.keys(breaks);

/** To every page by a link that something goes wrong with. */
export async function followAll({ browser, url, paths, signal, isSpoilt, done }: Options): Promise<Findings> {
  const findings: Findings = {};
  for (const [name, each] of Object.entries(breaks)) {
    const found = nothingFound();
    findings[name] = found;
    let page: Page | undefined;
    for (const path of paths) {
      signal.throwIfAborted();
      const hasArrived = await attempt(found, path, async () => {
        const open = page ?? (await openPage(browser, { url, each, path }));
        // One that does not answer is not used again.
        page = undefined;
        await arriveOnce(open, path, isSpoilt ? { ...each, set: async () => {} } : each);
        await open.unrouteAll({ behavior: 'ignoreErrors' });
        page = open;
      });
      // From page to page, where the last one is as it should be and of the build that is there.
      if (!hasArrived || each.isNextBuild || each.isOneVisit) {
        // Not waited for: one that does not answer would not close either, and the browser is closed in the end.
        page
          ?.context()
          .close()
          .catch(() => {});
        page = undefined;
      }
      done(name);
    }
    page
      ?.context()
      .close()
      .catch(() => {});
  }
  return findings;
}

async function openPage(browser: Browser, { url, each, path }: { url: string; each: Break; path: string }) {
  // No transitions: the next page is there at once.
  const context = await browser.newContext({ ...PHONE, baseURL: url, reducedMotion: 'reduce' });
  await withoutPopups(context);
  const page = await context.newPage();
  await each.before?.(page);
  await openLive(page, startFor(path));
  return page;
}

async function arriveOnce(page: Page, path: string, { set, isNextBuild }: Break) {
  const { pathname: from } = new URL(page.url());
  const before = (await heading(page).textContent()) ?? '';
  const { documents } = watchRequests(page);
  await set(page);
  await follow(page, path);
  await expect(page).toHaveURL(path);
  await expect.poll(() => documents, { message: 'documents', timeout: 10_000 }).toEqual([path]);
  await expect(page.locator('a.onward')).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  // With what is wrong still there: nothing may begin anew.
  if (!isNextBuild) await page.unroute('**/assets/chunks/*.js');
  await touch(page);
  expect(documents, 'documents').toEqual([path]);
  if (!isNextBuild) return;
  expect(await isOfNextBuild(page), 'the document is of the new build').toBe(true);
  await follow(page, from);
  await expect(page).toHaveURL(from);
  await expect(heading(page)).toHaveText(before);
  expect(documents, 'documents after the next click').toEqual([path]);
}
