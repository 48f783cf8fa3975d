import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFiles } from './replace-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'replace-'));
  for (const name of ['a.md', 'b.md']) writeFileSync(join(folder, name), 'alt');
});
afterEach(() => rmSync(folder, { recursive: true }));

const newText = (name: string) => ({ file: `content/${name}`, path: join(folder, name), text: 'neu' });
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

test('gives every file its text and leaves nothing else behind', () => {
  replaceFiles([newText('a.md'), newText('b.md')]);
  expect([read('a.md'), read('b.md')]).toEqual(['neu', 'neu']);
  expect(readdirSync(folder)).toEqual(['a.md', 'b.md']);
});

test('keeps the rights of a file, and a link to it', () => {
  chmodSync(join(folder, 'a.md'), 0o640);
  symlinkSync('a.md', join(folder, 'c.md'));
  replaceFiles([newText('c.md')]);
  expect(read('a.md')).toBe('neu');
  expect(statSync(join(folder, 'a.md')).mode & 0o777).toBe(0o640);
  expect(
    readdirSync(folder, { withFileTypes: true })
      .find(({ name }) => name === 'c.md')
      ?.isSymbolicLink(),
  ).toBe(true);
});

test('changes nothing when one cannot be written, and names it', () => {
  expect(() => replaceFiles([newText('a.md'), newText('fehlt.md'), newText('b.md')])).toThrow(
    /^Die Datei content\/fehlt\.md lässt sich nicht schreiben \(.+\)\. Es wurde nichts geändert\.\n/,
  );
  expect(read('a.md')).toBe('alt');
  expect(readdirSync(folder)).toEqual(['a.md', 'b.md']);
});

// Root ignores write protection.
test.skipIf(process.getuid?.() === 0)('changes nothing when one is protected against writing', () => {
  chmodSync(join(folder, 'b.md'), 0o444);
  expect(() => replaceFiles([newText('a.md'), newText('b.md')])).toThrow('content/b.md');
  expect(read('a.md')).toBe('alt');
});

test('says what has changed when one cannot be replaced in the end', () => {
  mkdirSync(join(folder, 'ordner.md'));
  expect(() => replaceFiles([newText('a.md'), newText('ordner.md')])).toThrow(
    'Schon berichtigt sind: content/a.md. Die übrigen Dateien sind, wie sie waren.',
  );
  expect([read('a.md'), read('b.md')]).toEqual(['neu', 'alt']);
  expect(readdirSync(folder)).toEqual(['a.md', 'b.md', 'ordner.md']);
});
