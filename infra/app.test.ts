import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const app = fileURLToPath(new URL('app.ts', import.meta.url));

it('stops with one sentence where nothing has been built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unbuilt-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { status, stderr, stdout } = spawnSync(process.execPath, [app], { cwd: folder, encoding: 'utf8' });
  expect(stderr.trim()).toBe('dist/site-build.js is missing. Run npm run build first.');
  expect(stdout).toBe('');
  expect(status).toBe(1);
}, 30_000);
