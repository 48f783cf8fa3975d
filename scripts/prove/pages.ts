import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { writeSection } from '../benchmarks.ts';
import { testBrowser } from '../chromium.ts';
import { installCheckers } from './install-checkers.ts';
import { accessibilityVersion, violationsOf, violationsOfBanner } from './pages/accessibility.ts';
import { assemblyForSearchEngines } from './pages/assembly.ts';
import { startBrokenSite } from './pages/broken-site.ts';
import { builtPages } from './pages/built-pages.ts';
import { VERSIONS } from './pages/checkers.ts';
import { figuresOf } from './pages/figures.ts';
import { lighthouseVersion, measure } from './pages/lighthouse.ts';
import { type Checks, foundOn, lookAtAll } from './pages/look-at-all.ts';
import { sectionOf } from './pages/report.ts';
import { invalidHtml, validityVersion } from './pages/validity.ts';
import { openWorkFile } from './pages/work-file.ts';
import type { Figure, Proof, ProofOptions } from './proof.ts';
import { serve } from './served.ts';

const WORK_FILE = join(import.meta.dirname, '../../.cache/prove-pages.json');
/** What most visitors see first, a form, an article. */
const QUICK = ['/', '/anfrage', '/blog/ki-strategien-fuehrungskraefte-2024'];

export const proof: Proof = {
  promise:
    'Every page is valid HTML, has no violation of axe’s rules in any width, theme and state, and gets four times 100 from Lighthouse, with LCP at most 1.2 s, CLS 0 and TBT at most 50 ms on the phone that it simulates.',
  run: pages,
  record() {
    const work = openWorkFile(WORK_FILE);
    writeSection('pages', sectionOf(builtPages().map((page) => foundOn(page, work))));
    return 'BENCHMARKS.md';
  },
};

async function pages(options: ProofOptions): Promise<Figure[]> {
  const { quick, sabotage, fresh = false, signal } = options;
  await installCheckers(VERSIONS);
  signal.throwIfAborted();
  const site = sabotage ? await startBrokenSite() : await startSite(signal);
  const browser = await launchBrowser();
  try {
    const looked = quick ? site.pages.filter(({ path }) => QUICK.includes(path)) : site.pages;
    const work = openWorkFile(quick || sabotage ? undefined : WORK_FILE, { fresh });
    const runs = quick || sabotage ? 1 : 3;
    const checks = checksOn(site.url, { browser, runs, signal, hasBanner: runs > 1 });
    return figuresOf(await lookAtAll(looked, checks, work, options), !quick || sabotage);
  } finally {
    await browser.close();
    await site.end();
  }
}

async function startSite(signal: AbortSignal) {
  const assembly = assemblyForSearchEngines();
  const remove = () => rmSync(assembly, { recursive: true, force: true });
  const served = await serve({ CDK_OUTDIR: assembly, LOCAL_RATE_LIMIT: '1000' }, signal).catch((error) => {
    remove();
    throw error;
  });
  return { url: served.url, pages: builtPages(), end: () => served.end().finally(remove) };
}

const launchBrowser = () =>
  chromium.launch({
    ...testBrowser(),
    // It is closed below, when what was begun has ended.
    handleSIGINT: false,
    handleSIGTERM: false,
  });

function checksOn(
  url: string,
  {
    browser,
    runs,
    signal,
    hasBanner,
  }: { browser: Browser; runs: number; signal: AbortSignal; hasBanner: boolean },
): Checks {
  return {
    html: { version: validityVersion, run: invalidHtml },
    axe: {
      version: accessibilityVersion(browser),
      run: async (page) => ({
        ...(await violationsOf(page, { url, browser, signal })),
        // The same on every page, and of a site that is built for it.
        ...(hasBanner && page.path === '/' && (await violationsOfBanner({ browser, signal }))),
      }),
    },
    lighthouse: {
      version: lighthouseVersion(runs),
      run: (page) => measure(page, { url, runs, signal }),
    },
  };
}
