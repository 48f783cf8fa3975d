import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pageOf } from './built-pages.ts';
import { type Checks, lookAtAll } from './look-at-all.ts';
import type { Findings } from './results.ts';
import { openWorkFile } from './work-file.ts';

const perfect: Findings['lighthouse'] = {
  ...{ performance: 100, accessibility: 100, bestPractices: 100, seo: 100, lcp: 900, cls: 0, tbt: 0 },
  ...{ runs: 3, causes: [], load: 1, benchmark: 2000, uncounted: 0 },
};
const pages = [pageOf('/', '<p>Home'), pageOf('/faq', '<p>Questions')];

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  file = join(folder, 'cache', 'work.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Looks at pages and writes down at which; stops in the middle of the one that it is told. */
async function look(
  { looked = pages, version = '1', stopAt = '' } = {},
  work = openWorkFile(file),
): Promise<string[]> {
  const made: string[] = [];
  const stop = new AbortController();
  const check = <Name extends keyof Checks>(name: Name, found: Findings[Name]): Checks[Name] =>
    ({
      version,
      run: async ({ path }: { path: string }) => {
        if (`${name} ${path}` === stopAt) stop.abort();
        stop.signal.throwIfAborted();
        made.push(`${name} ${path}`);
        return found;
      },
    }) as Checks[Name];
  const checks: Checks = {
    html: check('html', []),
    axe: check('axe', { '390 light, as it is': [] }),
    lighthouse: check('lighthouse', perfect),
  };
  await lookAtAll(looked, checks, work, { signal: stop.signal, progress: () => {} }).catch((error) => {
    if (error.name !== 'AbortError') throw error;
  });
  return made;
}

test('a run that was interrupted goes on where it was, and one that was not has nothing to do', async () => {
  expect(await look({ stopAt: 'axe /faq' })).toEqual(['html /', 'html /faq', 'axe /']);
  expect(await look()).toEqual(['axe /faq', 'lighthouse /', 'lighthouse /faq']);
  expect(await look()).toEqual([]);
});

test('a page that has changed is looked at again, and every page with another tool', async () => {
  await look();
  expect(await look({ looked: [pageOf('/', '<p>Home'), pageOf('/faq', '<p>Answers')] })).toEqual([
    'html /faq',
    'axe /faq',
    'lighthouse /faq',
  ]);
  expect(await look({ version: '2' })).toHaveLength(6);
});

test('begun anew, or after a file that cannot be read, nothing is known; without a file nothing is kept', async () => {
  await look();
  expect(await look({}, openWorkFile(file, { fresh: true }))).toHaveLength(6);
  writeFileSync(file, '{"html /": {');
  expect(await look()).toHaveLength(6);
  rmSync(file);
  expect(await look({}, openWorkFile())).toHaveLength(6);
  expect(existsSync(file)).toBe(false);
});
