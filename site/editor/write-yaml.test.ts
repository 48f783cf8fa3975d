import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { fixtureFolder } from '../testing/fixture.ts';
import { blocksOf } from './markdown-blocks.ts';
import { asData, type Data } from './plain-data.ts';
import { anyData, anyEdit, edited } from './testing/random-edits.ts';
import { readMarkdown, writeMarkdown } from './write-markdown.ts';
import { writeYaml } from './write-yaml.ts';

const ownersFolder = resolve(import.meta.dirname, '../../content');

for (const [whose, folder] of [
  ['the tests', fixtureFolder],
  ['the owner', ownersFolder],
] as const) {
  const files = filesOf(folder);

  it(`leaves every file of ${whose} byte for byte when nothing was changed`, () => {
    expect(files.filter(({ source, read, write }) => write(source, read(source)) !== source)).toEqual([]);
  });

  it(`changes one line of a file of ${whose} for one word, and none of its comments`, () => {
    for (const { name, source, read, write } of files) {
      const texts = leaves(read(source)).filter(([, value]) => typeof value === 'string' && value.length > 2);
      // A list without entries, as in photographs.yaml.
      const [path, value] = texts[(source.length * 7) % texts.length] ?? [];
      if (!path) continue;
      const wanted = structuredClone(read(source));
      set(wanted, path, String(value).replace(/\S(?=\s*$)/, 'x'));
      const written = write(source, wanted);
      expect(read(written), `${name} ${path.join('.')}`).toEqual(wanted);
      const [before, after] = [source.split('\n'), written.split('\n')];
      expect(after.length, name).toBe(before.length);
      expect(after.filter((line, index) => line !== before[index]).length, name).toBeLessThanOrEqual(1);
    }
  });

  it(`writes random changes, additions, removals and moves into the files of ${whose} exactly`, () => {
    fc.assert(
      fc.property(fc.constantFrom(...files), anyEdit, ({ source, data, read, write }, edit) => {
        const wanted = edited(data, edit);
        fc.pre(
          typeof wanted === 'object' &&
            (!source.startsWith('---') || typeof Object(wanted).body === 'string'),
        );
        const got = asData(read(write(source, wanted)));
        const what = source.startsWith('---') ? toMeaning : asData;
        expect(what(got)).toEqual(what(wanted));
      }),
      // Each run parses a whole file three times. The small YAML below shows the writer's mistakes sooner.
      { numRuns: 100 },
    );
  });
}

it('writes several changes at once into any YAML', () => {
  const style = { lineWidth: fc.constantFrom(0, 80), indentSeq: fc.boolean(), indent: fc.constantFrom(2, 4) };
  fc.assert(
    fc.property(anyData, fc.array(anyEdit, { maxLength: 3 }), fc.record(style), (data, edits, options) => {
      fc.pre(typeof data === 'object' && data !== null);
      const source = stringify(data, options);
      const read = asData(parse(source));
      expect(writeYaml(source, read)).toBe(source);
      const wanted = edits.reduce<Data>(edited, read);
      expect(asData(parse(writeYaml(source, wanted)))).toEqual(wanted);
    }),
    { numRuns: 1000 },
  );
});

it('keeps comments, quotes and alignment beside a changed value', () => {
  const source = '# Kopf\na: "x"   # warum\n\n# Liste\nb:\n  # Titel\n  - 1\n  - \'2\' # zwei\n';
  expect(writeYaml(source, { a: 'y', b: [1, '3'] })).toBe(
    '# Kopf\na: "y" # warum\n\n# Liste\nb:\n  # Titel\n  - 1\n  - \'3\' # zwei\n',
  );
});

it('keeps the comments of a list that is emptied', () => {
  const source = 'liste: # wozu\n  # eins\n  - a # aa\n\n  # zwei\n  - b\nx: 1\n';
  expect(writeYaml(source, { liste: [], x: 1 })).toBe('liste: [] # wozu\n  # eins\n  # zwei\nx: 1\n');
  expect(writeYaml('m: # wozu\n  a: 1\n', { m: {} })).toBe('m: {} # wozu\n');
});

it('keeps the comments beside a change within brackets', () => {
  const source =
    'liste: [\n  a, # zu a\n  b, # zu b\n  # vor c\n  c\n]\nm: {\n  a: 1, # eins\n  b: 2 # zwei\n}\n';
  const wanted = { liste: ['A', 'B', 'c'], m: { a: 1, b: 3 } };
  expect(writeYaml(source, wanted)).toBe(
    source.replace('  a,', '  A,').replace('  b,', '  B,').replace('b: 2', 'b: 3'),
  );
});

it.each([
  ['an entry is added', ['a', 'b', 'c']],
  ['an entry is removed', ['b']],
  ['entries are exchanged', ['b', 'a']],
])('refuses to lose or misplace a comment within brackets: %s', (_change, liste) => {
  const source = 'liste: [\n  a, # zu a\n  b # zu b\n]\n';
  expect(() => writeYaml(source, { liste })).toThrow('ohne daneben den Kommentar „# zu a“ zu verlieren');
});

it('moves the comment above an entry along with it', () => {
  const source = 'list:\n  - id: a\n  # zu b\n  - id: b\n    x: 1 # eins\n  - id: c\n';
  const moved = writeYaml(source, { list: [{ id: 'a' }, { id: 'c' }, { id: 'b', x: 1 }] });
  expect(moved).toBe('list:\n  - id: a\n  - id: c\n  # zu b\n  - id: b\n    x: 1 # eins\n');
});

it('keeps the comment above a removed entry, as it may head those that follow', () => {
  const source = 'list:\n  - 1\n\n  # Teil 2\n  - 2\n\n  - 3\n';
  expect(writeYaml(source, { list: [1, 3] })).toBe('list:\n  - 1\n\n  # Teil 2\n  - 3\n');
});

it('writes a new entry as its neighbours are written: blank lines, brackets, folds and quotes', () => {
  const source =
    'list:\n  - id: a\n    text: >-\n      Ein Wort\n    link: { to: /a }\n\n  - id: b\n    text: >-\n      Noch eins\n';
  const { list } = parse(source);
  const added = { id: 'c', text: '{{owner}} sagt: ja', link: { to: '/c', label: 'yes' } };
  expect(writeYaml(source, { list: [...list, added] })).toBe(
    `${source}\n  - id: c\n    text: >-\n      {{owner}} sagt: ja\n    link: { to: /c, label: "yes" }\n`,
  );
});

it('quotes what would read as something else', () => {
  const written = writeYaml('a: x\n', {
    a: 'x',
    b: '1.0',
    c: 'no',
    d: '{{owner}}',
    e: 'f: g',
    h: '2026-11-22',
  });
  expect(written).toBe('a: x\nb: "1.0"\nc: "no"\nd: "{{owner}}"\ne: "f: g"\nh: 2026-11-22\n');
});

it('rewraps a folded text around the change only', () => {
  const lines = [
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'dreizehn vierzehn',
    'fünfzehn',
  ];
  const source = `a: >-\n${lines.map((line) => `  ${line}\n`).join('')}b: 1\n`;
  const wanted = { a: lines.join(' ').replace('vierzehn', '14'), b: 1 };
  expect(writeYaml(source, wanted)).toBe(source.replace('vierzehn', '14'));
});

it('keeps Windows line ends and a missing last line end', () => {
  expect(writeYaml('a: 1\r\nb: 2', { a: 1, b: 2, c: 3 })).toBe('a: 1\r\nb: 2\r\nc: 3');
});

it('refuses to write into a broken file, and names the line', () => {
  expect(() => writeYaml('a: 1\nb: "x\n', { a: 2 })).toThrow('Zeile 3 der Datei ist kein gültiges YAML');
});

it('changes the front matter and leaves the text below it byte for byte', () => {
  const source = '---\ntitle: A # kurz\n---\n\n\n| a |\n|---|\n\n  \n';
  expect(writeMarkdown(source, { ...readMarkdown(source), title: 'B' })).toBe(source.replace('A', 'B'));
});

it('changes the text and leaves the front matter byte for byte', () => {
  const source = '---\r\ntitle: A # kurz\r\n---\r\n\r\nAlt\r\n';
  expect(writeMarkdown(source, { title: 'A', body: 'Neu\n\nnoch' })).toBe(
    source.replace('Alt', 'Neu\r\n\r\nnoch'),
  );
});

function filesOf(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => {
    const markdown = name.endsWith('.md') && !name.endsWith('README.md');
    if (!markdown && !/\.ya?ml$/.test(name)) return [];
    const source = readFileSync(resolve(folder, name), 'utf8');
    const read: (source: string) => unknown = markdown ? readMarkdown : parse;
    const write = markdown ? (writeMarkdown as typeof writeYaml) : writeYaml;
    return { name, source, data: asData(read(source)), read, write };
  });
}

/** The text of a Markdown file as what it means: a line that parts sections stays as the file writes it. */
function toMeaning(data: Data): Data {
  const { body, ...fields } = Object(data);
  return typeof body === 'string' ? { ...fields, body: blocksOf(body).map(({ meaning }) => meaning) } : data;
}

function leaves(value: unknown, path: string[] = []): Array<[string[], unknown]> {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
}

function set(data: unknown, path: string[], value: unknown) {
  const parent = path
    .slice(0, -1)
    .reduce<Record<string, unknown>>(
      (at, key) => at[key] as Record<string, unknown>,
      data as Record<string, unknown>,
    );
  parent[path.at(-1) ?? ''] = value;
}
