import { loadavg } from 'node:os';
import { findChromium } from '../../chromium.ts';
import { type BuiltPage, NOT_FOUND } from './built-pages.ts';
import { importChecker, VERSIONS } from './checkers.ts';
import { causesOf, type LighthouseResult, speedOf } from './lighthouse-result.ts';
import { type Fastest, quietRuns } from './quiet-runs.ts';
import type { Findings, Speed } from './results.ts';

type LighthouseModule = {
  default(url: string, flags: object): Promise<{ lhr: LighthouseResult } | undefined>;
};
type LauncherModule = {
  launch(options: object): Promise<{ port: number; kill(): void }>;
};

export const lighthouseVersion = (runs: number) => `${VERSIONS.lighthouse}, ${runs} quiet runs`;

/**
 * Lighthouse as it comes: mobile, its simulated throttling, its weights.
 * @param url of the site
 * @returns the median of each number; the causes are those of the run that was furthest from perfect
 */
export async function measure(
  { path }: BuiltPage,
  { url, runs, signal }: { url: string; runs: number; signal: AbortSignal },
): Promise<Findings['lighthouse']> {
  const { counted, uncounted } = await quietRuns({ wanted: runs, fastest, benchmarkOf }, () =>
    runAgain(url + path, path === NOT_FOUND, signal),
  );
  const speeds = counted.map(speedOf);
  const middle = (name: keyof Speed) => median(speeds.map((speed) => speed[name]));
  const worst = counted.toSorted((one, other) => speedOf(one).performance - speedOf(other).performance)[0];
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    lcp: middle('lcp'),
    cls: middle('cls'),
    tbt: middle('tbt'),
    runs,
    causes: worst ? causesOf(worst) : [],
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
    benchmark: Math.min(...counted.map(benchmarkOf)),
    uncounted,
  };
}

/** In this process. */
const fastest: Fastest = { benchmark: 0 };

const benchmarkOf = ({ environment }: LighthouseResult) => environment.benchmarkIndex;

/** Now and then a browser records nothing that could be judged, and Lighthouse asks to be run again. */
async function runAgain(url: string, isMissing: boolean, signal: AbortSignal): Promise<LighthouseResult> {
  let reason = '';
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await runOnce(url, isMissing, signal);
    if (result && !result.runtimeError) return result;
    reason = result?.runtimeError?.message ?? 'it gave none';
  }
  throw new Error(`Lighthouse has no result for ${url}: ${reason}`);
}

/** In a browser of its own: what one run has left behind is not there in the next. */
async function runOnce(url: string, isMissing: boolean, signal: AbortSignal) {
  signal.throwIfAborted();
  const { default: lighthouse } = await importChecker<LighthouseModule>('lighthouse');
  const { launch } = await importChecker<LauncherModule>('chrome-launcher');
  const chrome = await launch({
    chromePath: findChromium(),
    // Root, as in most containers, has no sandbox to give.
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    handleSIGINT: false,
  });
  const stop = () => chrome.kill();
  signal.addEventListener('abort', stop);
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      ...(isMissing && { ignoreStatusCode: true }),
    });
    return result?.lhr;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
