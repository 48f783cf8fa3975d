import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Builder } from './builders.ts';

let cache = '';
let measureCell: typeof import('./cells.ts').measureCell;
beforeAll(async () => {
  cache = mkdtempSync(join(tmpdir(), 'bench-'));
  vi.stubEnv('XDG_CACHE_HOME', cache);
  ({ measureCell } = await import('./cells.ts'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});

/** A generator that puts all articles on one page; it works in a process of its own, as the real ones do. */
const small = (extra = ''): Builder => ({
  name: 'site',
  title: 'a small one',
  articles: 'blog',
  prepare: (folder) =>
    writeFileSync(
      join(folder, 'build.mjs'),
      `import { execFileSync } from 'node:child_process';
      import { mkdirSync, readdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
      execFileSync(process.execPath, ['-e', 'for (const end = Date.now() + 300; Date.now() < end;);']);
      mkdirSync('out', { recursive: true });
      ${extra}
      writeFileSync('out/index.html', readdirSync('blog').map((name) => readFileSync('blog/' + name)).join(''));`,
    ),
  leftovers: ['out'],
  output: 'out',
  build: { args: ['build.mjs'] },
});

test('each run is measured with the processes that it starts', async () => {
  const cell = await measureCell(small(), 2, { runs: 2 });
  expect(cell.cold).toHaveLength(3);
  expect(cell.changed).toHaveLength(2);
  expect(cell.isSame).toBe(true);
  expect(cell.pages.largest).toBeGreaterThan(10_000);
  for (const { cpuSeconds, seconds, peakMegabytes } of process.platform === 'linux' ? cell.cold : []) {
    expect(seconds).toBeGreaterThan(0.3);
    expect(cpuSeconds).toBeGreaterThan(0);
    expect(peakMegabytes).toBeGreaterThan(10);
  }
});

test('a build that leaves something old behind is found out', async () => {
  const cell = await measureCell(small("if (existsSync('out/index.html')) process.exit();"), 2, { runs: 1 });
  expect(cell.isSame).toBe(false);
});
