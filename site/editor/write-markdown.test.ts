import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureFolder } from '../testing/fixture.ts';
import { blocksOf } from './markdown-blocks.ts';
import { anyBlocks, blocksOfOwnWords, echoLike } from './testing/random-markdown.ts';
import { readMarkdown, writeMarkdown } from './write-markdown.ts';

const file = (body: string) => `---\ntitle: A\n---\n\n${body}\n`;
const written = (from: string, to: string) =>
  readMarkdown(writeMarkdown(file(from), { title: 'A', body: to })).body;

test.each([
  ['an entry is indented', '- Eins\n- Zwei\n- Drei', '- Eins\n    - Zwei\n- Drei'],
  ['an entry is outdented', '- Eins\n    - Zwei\n- Drei', '- Eins\n- Zwei\n- Drei'],
  ['a list is flattened', '- Eins\n    - Zwei\n        - Drei', '- Eins\n    - Zwei\n    - Drei'],
  ['an entry of a numbered list is indented', '1. Eins\n2. Zwei', '1. Eins\n    1. Zwei'],
  ['two lines of code are joined', '```\nRolle: A\nZiel: B\n```', '```\nRolle: A Ziel: B\n```'],
  ['code is indented', '```\nRolle:\nA\n```', '```\nRolle:\n  A\n```'],
  ['code loses its indentation', '```\nRolle:\n    A\n```', '```\nRolle:\nA\n```'],
  ['code gets a second blank', '```\nRolle: A\n```', '```\nRolle:  A\n```'],
  ['code gets a second blank line', '```\nA\n\nB\n```', '```\nA\n\n\nB\n```'],
  ['code loses a backslash', '```\nA\\*B\n```', '```\nA*B\n```'],
  ['a date becomes a list', '1\\. Januar', '1. Januar'],
  ['a list becomes a date', '1. Januar', '1\\. Januar'],
  ['a text becomes a heading', '\\# Titel', '## Titel'],
  ['a text becomes a list', '\\- Punkt', '- Punkt'],
  ['emphasis becomes literal', 'Das ist *wichtig* so.', 'Das ist \\*wichtig\\* so.'],
  ['literal asterisks become emphasis', 'Das ist \\*wichtig\\* so.', 'Das ist *wichtig* so.'],
  ['underlined emphasis becomes literal', 'Das ist _kursiv_ so.', 'Das ist \\_kursiv\\_ so.'],
  ['a task becomes literal', '- [ ] Aufgabe', '- \\[ ] Aufgabe'],
  ['a line break is added', 'Eine Zeile\nund noch eine', 'Eine Zeile  \nund noch eine'],
  ['a quotation is taken back', '> Ein Satz\n> und einer', 'Ein Satz\nund einer'],
  ['a column is aligned', '| A | B |\n| --- | --- |\n| 1 | 2 |', '| A | B |\n| --- | --: |\n| 1 | 2 |'],
])('a single edit is written: %s', (_name, from, to) => {
  expect(written(from, to)).toBe(to);
});

test('a line that parts sections stays as the file writes it', () => {
  expect(written('Eins\n\n***\n\nZwei', '---')).toBe('***');
});

const meanings = (text: string) => blocksOf(text).map(({ meaning }) => meaning);
const anyLineEnd = fc.constantFrom('\n', '\r\n');

test('what is written over any text reads as it was wanted', () => {
  fc.assert(
    fc.property(anyBlocks, anyBlocks, anyLineEnd, (before, after, lineEnd) => {
      const original = file(before.join('\n\n')).replaceAll('\n', lineEnd);
      const wanted = after.join('\n\n');
      const text = writeMarkdown(original, { title: 'A', body: wanted });
      expect(meanings(readMarkdown(text).body)).toEqual(meanings(wanted));
      expect(text.replaceAll(lineEnd, '')).not.toMatch(/[\r\n]/);
    }),
    { numRuns: 150, seed: 37 },
  );
});

test('what stands before and after a changed block stays byte for byte', () => {
  fc.assert(
    fc.property(anyBlocks, anyBlocks, fc.nat(), anyLineEnd, (blocks, others, where, lineEnd) => {
      const index = where % blocks.length;
      const [head, tail] = [blocks.slice(0, index), blocks.slice(index + 1)];
      const wanted = [...head, others[0] ?? '', ...tail].join('\n\n');
      // The same text in another manner: it is not what was touched.
      const inOtherManner = wanted.replaceAll('---\n', '----\n').replaceAll('\n\n', '\n\n\n');
      // Neighbours may be one list, and what refers to another block changes with that.
      fc.pre(!/\[\^?1\]/.test(blocks.join()));
      const texts = [blocks.join('\n\n'), wanted, inOtherManner];
      fc.pre(texts.every((text) => meanings(text).length === blocks.length));
      const original = `\n\n${blocks.join('\n\n\n')}\n \n`.replaceAll('\n', lineEnd);
      const front = '---\ntitle: A\n---\n';
      const text = writeMarkdown(front + original, { title: 'A', body: wanted }).slice(front.length);
      const [before, after] = [head, tail].map((part) => part.join('\n\n\n').replaceAll('\n', lineEnd));
      expect(text.trimStart().startsWith(before ?? '')).toBe(true);
      expect(text.endsWith(`${after}${lineEnd} ${lineEnd}`)).toBe(true);
      expect(text.replaceAll(lineEnd, '')).not.toMatch(/[\r\n]/);
    }),
    { numRuns: 150, seed: 37 },
  );
});

test('a word typed into the rich text editor changes that word, whatever the editor does to the rest', () => {
  fc.assert(
    fc.property(blocksOfOwnWords, fc.nat(), anyLineEnd, (blocks, where, lineEnd) => {
      const original = file(blocks.join('\n\n')).replaceAll('\n', lineEnd);
      const echo = echoLike(readMarkdown(original).body);
      const words = [...new Set(echo.match(/wort\d+/g))];
      fc.pre(words.length > 0);
      const word = new RegExp(`${words[where % words.length]}(?!\\d)`);
      const wanted = echo.replace(word, 'Ein neues Wort');
      const text = writeMarkdown(original, { title: 'A', body: wanted }, echo);
      expect(text).toBe(original.replace(word, 'Ein neues Wort'));
    }),
    // The editor makes a second line like the one that parts sections, and either may be the file's.
    { numRuns: 250, seed: 37, examples: [[['\\# wort1', '---', 'wort2\n---', 'wort3'], 0, '\n']] },
  );
});

const files = [fixtureFolder, resolve(import.meta.dirname, '../../content')].flatMap((folder) =>
  globSync('{blog,cases,legal,downloads}/*.md', { cwd: folder }).map((name) =>
    readFileSync(resolve(folder, name), 'utf8'),
  ),
);

test('every text stays byte for byte if nothing was changed, and changes by one word for one word', () => {
  expect(files.length).toBeGreaterThan(20);
  for (const source of files) {
    const { body, ...fields } = readMarkdown(source);
    const echo = echoLike(body);
    expect(writeMarkdown(source, { ...fields, body })).toBe(source);
    expect(writeMarkdown(source, { ...fields, body: echo }, echo)).toBe(source);
    const [word = ''] = echo.match(/\p{Lu}\p{Ll}{9,}(?!\p{L})/u) ?? [];
    const wanted = { ...fields, body: echo.replace(word, 'Neues Wort') };
    const place = source.indexOf(word, source.indexOf('\n---', 3));
    expect(writeMarkdown(source, wanted, echo)).toBe(
      `${source.slice(0, place)}Neues Wort${source.slice(place + word.length)}`,
    );
  }
});

const table = '| Lauf | Wert |\n|:-----|-----:|\n| A \\| B | 1 |';
const torn = '| Lauf | Wert |\n| --- | --- |\n\n| A \\ | B | 1 |';

test.each([
  ['a word beside the damage', torn.replace('1 |', '2 |'), table.replace('1 |', '2 |')],
  ['a word between the damage', torn.replace('B', 'C'), table.replace('B', 'C')],
  ['a paragraph below', `${torn}\n\nNeu.`, `${table}\n\nNeu.`],
  ['a paragraph above', `Neu.\n\n${torn}`, `Neu.\n\n${table}`],
])('a table that the rich text editor tears apart stays whole: %s', (_change, wanted, expected) => {
  const text = writeMarkdown(file(table), { title: 'A', body: wanted }, torn);
  expect(text).toBe(file(expected));
});

test('a table that the rich text editor tears apart can be deleted', () => {
  const text = writeMarkdown(
    file(`Eins.\n\n${table}\n\nZwei.`),
    { title: 'A', body: 'Eins.\n\nZwei.' },
    `Eins.\n\n${torn}\n\nZwei.`,
  );
  expect(text).toBe(file('Eins.\n\nZwei.'));
});

test('a table without the line below its head gets it', () => {
  const rows = '| Preis | Menge |\n| 10 | 2 |';
  expect(written('Eins.', `Eins.\n\n${rows}`)).toBe('Eins.\n\n| Preis | Menge |\n| --- | --- |\n| 10 | 2 |');
  // What has rows of other lengths is refused by the check.
  expect(written('Eins.', `${rows}\n| 3 |`)).toBe(`${rows}\n| 3 |`);
});

test('an entry can be added to a list that the rich text editor has closed up', () => {
  const text = writeMarkdown(
    file('- Eins\n\n- Zwei'),
    { title: 'A', body: '- Eins\n- Neu\n- Zwei' },
    '- Eins\n- Zwei',
  );
  expect(blocksOf(readMarkdown(text).body)).toHaveLength(1);
  expect(readMarkdown(text).body.replaceAll('\n\n', '\n')).toBe('- Eins\n- Neu\n- Zwei');
});
