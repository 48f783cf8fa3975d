import { globSync, readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { posixPath } from '../lib/posix-path.server.ts';
import { isPictureNamed, keepText, newMistakes, newOddities, newPlaceholders } from './check-others.ts';
import { editorConfig } from './config.server.ts';

const folder = 'site/testing/content';
const { surroundings } = editorConfig(folder);
const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8').trim();

const texts = [
  ...globSync('**/*.yaml', { cwd: folder }).map(
    (path) => [`content/${posixPath(path)}`, read(path)] as const,
  ),
  ...Object.entries(surroundings.documents),
];
// The module keeps them, also from test to test.
beforeEach(() => {
  for (const [file, text] of texts) keepText(file, text);
});

/** The mistakes of saving this change of a file. */
function found(path: string, from: string | RegExp, to: string) {
  const before = read(path);
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  return newMistakes(`content/${path}`, { before, after }, surroundings).map(({ message }) => message);
}

test('nothing is looked at before all files are at hand', () => {
  for (const [file] of texts) if (file !== 'content/navigation.yaml') keepText(file, undefined);
  expect(found('navigation.yaml', 'label: Blog', `label: ${'Blog '.repeat(20)}`)).toEqual([]);
});

test('a price in euros instead of cents is found, an ordinary change is not a mistake', () => {
  expect(found('prices.yaml', 'cents: 59500', 'cents: 595')).toEqual([
    expect.stringMatching(/: Das sind nur 5,95 €\. Meinten Sie 595\s€, schreiben Sie 595; ist der Betrag/),
  ]);
  expect(found('prices.yaml', '59500', '65000')).toEqual([]);
});

test('unknown slots, dead links and short names that are taken are found', () => {
  expect(found('pages/blog.yaml', /^lead: .*/m, 'lead: Für {{price:gibtesnicht}}.')).toEqual([
    expect.stringContaining('gibtesnicht'),
  ]);
  expect(found('pages/kontakt.yaml', /path: \/\S*/, 'path: /gibt-es-nicht')).toEqual([
    expect.stringContaining('führt zu keiner Seite'),
  ]);
  const [, first, second] = /- id: (\S+)[\s\S]*?- id: (\S+)/.exec(read('books.yaml')) ?? [];
  expect(found('books.yaml', `id: ${second}`, `id: ${first}`)).toContainEqual(
    expect.stringContaining(`„${first}“ gibt es schon`),
  );
});

const ARTICLE = 'blog/google-ki-suche.md';
const atEnd = /$(?![\s\S])/;

test.each([
  ['an unknown slot in the text', atEnd, '\n\nMit {{price:gibtesnicht}}.', 'price:gibtesnicht'],
  ['an unknown slot in the head', /^excerpt: .*/m, 'excerpt: Von {{ownr}}.', 'Meinten Sie {{owner}}?'],
  ['a dead link', atEnd, '\n\n[Weg](/gibt-es-nicht)', 'führt zu keiner Seite'],
  ['a dead link within the text', atEnd, '\n\n[Weg](#nirgends)', 'den es dort nicht gibt: #nirgends'],
  [
    'a missing picture',
    atEnd,
    '\n\n![Ein Stuhl](/content/images/blog/stuhl.jpg)',
    'liegt nicht in content/images/blog',
  ],
  ['markup in the head', /^excerpt: .*/m, 'excerpt: Ganz **fett**.', 'weder HTML noch Markdown'],
  ['a sign without a typeface', atEnd, '\n\nSo gelingt es 🚀.', 'kein Zeichen für „🚀“'],
  ['a title that another article has', /^title: .*/m, 'title: Social Media und KI', 'steht auch in'],
  ['no text', /\n---\n[\s\S]*$/, '\n---\n', 'Der Beitrag hat keinen Text'],
  ['a wrong reading time', /^date: .*/m, '$&\nreadTime: 59', '59 Minuten stimmen nicht'],
])('of an article, %s is found', (_name, from, to, problem) => {
  const title = /^title: (.*)/m.exec(read('blog/social-media-ki.md'))?.[1] ?? '';
  expect(found(ARTICLE, from, to.replace('Social Media und KI', title))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('an article that has appeared may become a draft, but not wait for a coming day', () => {
  const [, day = ''] = /^date: (.*)/m.exec(read(ARTICLE)) ?? [];
  expect(found(ARTICLE, `date: ${day}`, 'date: 2062-01-01')).toContainEqual(
    expect.stringMatching(/date: Der Beitrag ist schon erschienen.*zum Entwurf/),
  );
  const elsewhere = found(ARTICLE, `date: ${day}`, `date: ${day}\ndraft: true`);
  expect(elsewhere.filter((message) => message.startsWith(`content/${ARTICLE}`))).toEqual([]);
});

test('an ordinary change of an article is no mistake, nor is a new one', () => {
  expect(found(ARTICLE, atEnd, '\n\nFür {{owner}}: [Preise](/alle-angebote).')).toEqual([]);
  const after = read(ARTICLE).replace(/^(title|description): .*/gm, '$1: Ein neuer Gedanke');
  expect(newMistakes('content/blog/neu.md', { before: undefined, after }, surroundings)).toEqual([]);
});

test('what an imprint or a text for a PDF may not lack or hold is found', () => {
  expect(found('legal/impressum.md', '{{vatId}}', 'DE 123')).toEqual([
    expect.stringContaining('Das Impressum nennt {{vatId}} nicht'),
  ]);
  expect(
    found('downloads/kleinanzeigen-ki-prompts.md', atEnd, '\n\n| A | B |\n| --- | --- |\n| 1 | 2 |'),
  ).toEqual([expect.stringContaining('Das kann das PDF nicht darstellen')]);
});

test('a download without its file is found', () => {
  expect(found('downloads.yaml', /(?<=\n {4}file: ).*/, 'fehlt.pdf')).toContainEqual(
    expect.stringContaining('Die Datei „fehlt.pdf“ fehlt'),
  );
});

test('what a removed entry leaves behind is found, in its own file or elsewhere', () => {
  const messages = found('prices.yaml', /id: strategy-call\b/, 'id: anderer-name');
  expect(messages.join('\n')).toContain('strategy-call');
});

test('a picture that a page names is known', () => {
  expect(isPictureNamed('portrait')).toBe(true);
  expect(isPictureNamed('social-media-ki')).toBe(false);
});

test('a likely slip that a save adds is found, one that was there or is elsewhere is not', () => {
  const before = read('faq.yaml').replace(/(?<=answer: ).*/, '>-\n          Ja.\n\n          Nein.');
  const file = 'content/faq.yaml';
  const problems = (change: { before: string | undefined; after: string }) =>
    newOddities(file, change).map(({ problem }) => problem);
  expect(problems({ before: read('faq.yaml'), after: before })).toEqual([
    expect.stringContaining('macht hier keinen Absatz'),
  ]);
  expect(problems({ before, after: before.replace('Nein.', 'Doch.') })).toEqual([]);
  expect(
    problems({ before: read('faq.yaml'), after: read('faq.yaml').replace('question: ', 'question: Und ') }),
  ).toEqual([]);
});

test('a placeholder that a save adds is found, unless it is accepted or in a draft', () => {
  const added = (path: string, from: string | RegExp, to: string) =>
    newPlaceholders(`content/${path}`, { before: read(path), after: read(path).replace(from, to) }).map(
      ({ problem }) => problem,
    );
  expect(added(ARTICLE, atEnd, '\n\nAm [Datum] bei der Mustermann GmbH.')).toEqual([
    expect.stringMatching(/^„\[Datum\]“ ist ein Platzhalter\./),
    expect.stringContaining('ist ein Muster'),
  ]);
  expect(added('pages/blog.yaml', /^lead: .*/m, 'lead: Am [Datum].')).toHaveLength(1);
  expect(added(ARTICLE, /^date: .*/m, '$&\ndraft: true\nexcerpt: "[Datum]"')).toEqual([]);
  expect(added(ARTICLE, atEnd, '\n\nMehr unter [Preise](/alle-angebote).')).toEqual([]);
  keepText(
    'content/checks.yaml',
    read('checks.yaml').replace(/^accepted:.*/m, 'accepted:\n  - { text: "[Datum]", reason: x }'),
  );
  expect(added(ARTICLE, atEnd, '\n\nAm [Datum].')).toEqual([]);
});
