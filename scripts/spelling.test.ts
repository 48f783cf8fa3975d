import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContent } from '../site/content/load-content.server.ts';
import { fixtureFolder } from '../site/testing/fixture.ts';
import { misspellings } from './spelling.ts';

const folder = mkdtempSync(join(tmpdir(), 'spelling-'));
const found = async () => (await misspellings(readContent({ folder }).files)).map(({ message }) => message);

beforeAll(async () => {
  cpSync(fixtureFolder, folder, { recursive: true });
  const words = (await found()).map((message) => /„([^“]*)“/.exec(message)?.[1]);
  appendFileSync(join(folder, 'checks.yaml'), `\nwords:\n${words.map((word) => `  - ${word}\n`).join('')}`);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('a typo is reported with its line and a guess; names in site.yaml and listed words are known', async () => {
  expect(await found()).toEqual([]);
  const edit = (file: string, from: RegExp, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  appendFileSync(join(folder, 'checks.yaml'), '  - Zwetschgenpuls\n  - Xyloquant\n');
  edit('site.yaml', /^name: .*/m, 'name: Dr. Wrzcek Qvabljik');
  edit('books.yaml', /publisher: .*/, 'publisher: Krzbl & Zwqx\n    beleg:\n      source: Sprzwk, Seite 3');
  edit(
    'pages/blog.yaml',
    /^lead: .*/m,
    'lead: >-\n  Zwetschgenpuls von Qvabljik bei Krzbl für\n  Xyloquant, Beratnug und Mehr-Beratnug.',
  );
  const line = readFileSync(join(folder, 'pages/blog.yaml'), 'utf8').split('\n  Xylo')[0]?.split('\n').length;
  const told = `content/pages/blog.yaml:${(line ?? 0) + 1} lead: „Beratnug“ steht nicht im Wörterbuch. Gemeint vielleicht: „Beratung“`;
  expect(await found()).toEqual([expect.stringContaining(told), expect.stringContaining(told)]);
  // Cached by the previous run.
  expect(await found()).toHaveLength(2);
}, 60_000);
