import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openFileCache } from './file-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('equal inputs made at the same time leave one file', async () => {
  const cache = openFileCache(folder, []);
  const made = await Promise.all([1, 2, 3].map(() => cache(['input'], async () => Buffer.from('output'))));
  expect(made.map(String)).toEqual(['output', 'output', 'output']);
  expect(readdirSync(folder)).toHaveLength(1);
});
