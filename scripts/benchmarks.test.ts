import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSection } from './benchmarks.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'benchmarks-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('a section is replaced in its place, and everything around it stays', () => {
  const file = join(folder, 'BENCHMARKS.md');
  writeSection('pages', 'first $& run', file);
  writeSection('bytes', 'of scripts', file);
  const introduction = readFileSync(file, 'utf8').split('<!--')[0];
  expect(introduction).toMatch(/^# /);
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA word of the owner.\n`);
  writeSection('pages', 'second $& run', file);
  expect(readFileSync(file, 'utf8')).toBe(
    `${introduction}<!-- pages -->\nsecond $& run\n<!-- /pages -->\n\n<!-- bytes -->\nof scripts\n<!-- /bytes -->\n\nA word of the owner.\n`,
  );
});

test('a marker without its other is told, and nothing is written', () => {
  const file = join(folder, 'broken.md');
  for (const broken of ['<!-- pages -->\nno end\n', 'no beginning\n<!-- /pages -->\n']) {
    writeFileSync(file, broken);
    expect(() => writeSection('pages', 'new', file)).toThrow(/one is missing/);
    expect(readFileSync(file, 'utf8')).toBe(broken);
  }
});
