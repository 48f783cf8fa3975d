import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCache } from './cache.server.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const CODE = 'site/lib/cache.server.ts';
const make = (text: string) => async () => Buffer.from(text);

describe('an entry', () => {
  test('is found for its inputs only, however they are divided', async () => {
    const cache = openCache(root, CODE);
    expect(String(await cache.get(['ab', 'c'], make('first')))).toBe('first');
    expect(String(await cache.get(['ab', 'c'], make('second')))).toBe('first');
    expect(String(await cache.get(['a', 'bc'], make('second')))).toBe('second');
  });

  test('made several times at once leaves one file', async () => {
    const cache = openCache(root, CODE);
    const made = await Promise.all([1, 2, 3].map(() => cache.get(['input'], make('output'))));
    expect(made.map(String)).toEqual(['output', 'output', 'output']);
    expect(readdirSync(root)).toHaveLength(1);
  });

  test('made a month ago is gone once another process makes one', async () => {
    openCache(root, CODE).write(['old'], 'output');
    const [old = ''] = readdirSync(root);
    const monthAgo = Date.now() / 1000 - 31 * 24 * 60 * 60;
    utimesSync(join(root, old), monthAgo, monthAgo);
    vi.resetModules();
    const { openCache: opened } = await import('./cache.server.ts');
    opened(root, CODE).write(['new'], 'output');
    expect(readdirSync(root)).toEqual([expect.not.stringContaining(old)]);
  });

  test.each([
    ['empty', (file: string) => writeFileSync(file, '')],
    ['truncated', (file: string) => writeFileSync(file, 'half of a digest')],
    ['altered', (file: string) => appendFileSync(file, '!')],
    ['a folder', (file: string) => mkdirSync(file)],
  ])('that is %s is made again', async (_, damage) => {
    const cache = openCache(root, CODE);
    cache.write(['input'], 'output');
    const [file = ''] = readdirSync(root);
    rmSync(join(root, file));
    damage(join(root, file));
    expect(String(await cache.get(['input'], make('again')))).toBe('again');
    expect(readdirSync(root)).toEqual([file]);
  });

  test('that can’t be written is made each time', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    const cache = openCache(join(file, 'cache'), CODE);
    for (const text of ['first', 'second']) expect(String(await cache.get(['input'], make(text)))).toBe(text);
  });
});
