import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unlessUnchanged } from './unless-unchanged.ts';

let folder: string;
const at = (path: string) => join(folder, path);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'unchanged-'));
  for (const each of ['in/deep', 'out']) mkdirSync(at(each), { recursive: true });
  writeFileSync(at('in/deep/text'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true }));

const built = (day = 'monday', run = async () => writeFileSync(at('out/page'), 'page')) =>
  unlessUnchanged(
    { inputs: [at('in'), at('lock')], circumstances: [day], outputs: at('out'), stamp: at('cache/stamp') },
    run,
  );

test('what has been built of the same files on the same day is not built again', async () => {
  expect([await built(), await built(), await built()]).toEqual([true, false, false]);
});

test.each<[string, () => void]>([
  ['a text is another', () => writeFileSync(at('in/deep/text'), 'two')],
  ['a file is new', () => writeFileSync(at('in/more'), '')],
  ['a file is gone', () => rmSync(at('in/deep/text'))],
  ['a file that was missing is there', () => writeFileSync(at('lock'), '')],
  ['something in the result is another', () => writeFileSync(at('out/page'), 'by hand')],
  ['something in the result is gone', () => rmSync(at('out/page'))],
])('it is built again, once, when %s', async (_, change) => {
  await built();
  change();
  expect([await built(), await built()]).toEqual([true, false]);
});

test('another day builds anew', async () => {
  await built();
  expect([await built('tuesday'), await built('tuesday')]).toEqual([true, false]);
});

test('a build that breaks off, or during which a file is saved, is none to go by', async () => {
  await built();
  writeFileSync(at('in/deep/text'), 'two');
  await expect(built('monday', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await built('monday', async () => writeFileSync(at('in/deep/text'), 'three'))).toBe(true);
  expect([await built(), await built()]).toEqual([true, false]);
});
