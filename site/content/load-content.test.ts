import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadContent } from './load-content.server.ts';
import { articleImages } from './schemas/article.ts';
import { messagesOf } from './testing/messages-of.ts';

const article = 'blog/ki-strategien-fuehrungskraefte-2024.md';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const load = () => loadContent(join(folder, 'content'), join(folder, 'cache'));

/** Changes a content file and gives the messages that the owner then reads. */
function messagesAfter(file: string, change: (text: string) => string | Buffer): string[] {
  const path = join(folder, 'content', file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after, 'the change must change something').not.toBe(before);
  writeFileSync(path, after);
  return messagesOf(load);
}

test('the shipped content is read, the article with its sections and its words', () => {
  const { articles, site } = load();
  expect(site.name).toBe('Erika Mustermann');
  expect(articles[0]).toMatchObject({
    slug: 'ki-strategien-fuehrungskraefte-2024',
    date: '2024-01-15',
    readTime: 8,
  });
  expect(articles[0]?.headings.length).toBeGreaterThanOrEqual(5);
  expect(articles[0]?.html).toContain('<div class="table-scroll" role="region" tabindex="0"');
});

test('every picture that an article may name is there', () => {
  const files = readdirSync('site/images/articles').map((file) => file.replace(/\.svg$/, ''));
  expect(files.sort()).toEqual([...articleImages]);
});

test('a second run takes the rendered article from the cache and gives the same', () => {
  expect(load()).toEqual(load());
});

describe('mistakes in an article name file, line, field and remedy', () => {
  test('an unknown key, with the one that was meant', () => {
    expect(messagesAfter(article, (text) => text.replace('readTime:', 'readtime:'))).toEqual([
      `content/${article}:2 readTime: Das Feld fehlt oder ist leer. Ergänzen Sie es: Lesezeit in Minuten, 200 Wörter je Minute.`,
      `content/${article}:13 readtime: Dieses Feld ist hier nicht bekannt. Meinten Sie „readTime“? Möglich sind: title, description, keywords, date, author, readTime, category, excerpt, image. Berichtigen Sie den Namen oder löschen Sie die Zeile.`,
    ]);
  });

  test.each(['15.01.2024', '2024-02-30', 'gestern'])('the wrong date %s', (date) => {
    expect(messagesAfter(article, (text) => text.replace('date: 2024-01-15', `date: ${date}`))).toEqual([
      `content/${article}:11 date: „${date}“ ist kein gültiges Datum. Schreiben Sie es als Jahr-Monat-Tag mit vier und zweimal zwei Ziffern, zum Beispiel 2024-01-15.`,
    ]);
  });

  test('a missing field', () => {
    expect(messagesAfter(article, (text) => text.replace(/author: .*\n/, ''))).toEqual([
      `content/${article}:2 author: Das Feld fehlt oder ist leer. Ergänzen Sie es: Name der Autorin.`,
    ]);
  });

  test('a misspelt category, with the one that was meant', () => {
    const [message] = messagesAfter(article, (text) =>
      text.replace('category: KI-Strategien', 'category: KI-Strategie'),
    );
    expect(message).toContain(
      `content/${article}:14 category: „KI-Strategie“ ist nicht möglich. Meinten Sie „KI-Strategien“?`,
    );
  });

  test('a read time that is not true', () => {
    const [message] = messagesAfter(article, (text) => text.replace('readTime: 8', 'readTime: 5'));
    expect(message).toMatch(
      /^content\/.*:13 readTime: 5 Minuten stimmen nicht: Der Beitrag hat 1\d{3} Wörter, .* Tragen Sie 8 ein\.$/,
    );
  });

  test('raw HTML, at its line', () => {
    const lines = readFileSync(join(folder, 'content', article), 'utf8').split('\n').length;
    const [message] = messagesAfter(article, (text) => `${text.trimEnd()}\n\n<script>alert(1)</script>\n`);
    expect(message).toMatch(
      new RegExp(`^content/${article}:${lines + 1} HTML ist in Beiträgen nicht erlaubt`),
    );
  });

  test('front matter that is a program is refused and not run', () => {
    const [message] = messagesAfter(article, () => '---js\n{ title: (globalThis.ran = true) }\n---\nText\n');
    expect(message).toBe(`content/${article}:1 Der Kopf der Datei muss mit --- beginnen, nicht mit ---js.`);
    expect('ran' in globalThis).toBe(false);
  });

  test('no front matter at all', () => {
    const [message] = messagesAfter(article, () => 'Nur Text\n');
    expect(message).toMatch(new RegExp(`^content/${article}:1 Der Kopf der Datei fehlt`));
  });
});

describe('mistakes in a YAML file', () => {
  test.each([
    [
      'a tab',
      (text: string) => text.replace('  general:', '\tgeneral:'),
      /^content\/site\.yaml:\d+ .*Tabulator/,
    ],
    [
      'a key given twice',
      (text: string) => `${text}name: Zweite\n`,
      /^content\/site\.yaml:45 name: Dieses Feld steht zweimal da\. Löschen Sie eines der beiden\.$/,
    ],
    [
      'a colon in a text',
      (text: string) => text.replace('location: Frankfurt', 'location: Ort: Frankfurt'),
      /^content\/site\.yaml:\d+ /,
    ],
    [
      'an address without https',
      (text: string) => text.replace('url: https://', 'url: '),
      /^content\/site\.yaml:4 url: „www\.example\.com“ ist keine vollständige Adresse/,
    ],
    [
      'a file that is not UTF-8',
      () => Buffer.from([0x6e, 0x61, 0xff, 0xfe]),
      /^content\/site\.yaml:1 Die Datei ist nicht als UTF-8 gespeichert/,
    ],
    [
      'a file of 2 MB',
      (text: string) => text + '#'.repeat(2_000_000),
      /^content\/site\.yaml:1 Die Datei ist größer als 1 MB/,
    ],
    ['an empty file', () => '', /^content\/site\.yaml:1 name: Das Feld fehlt/],
  ])('%s', (_, change, expected) => {
    expect(messagesAfter('site.yaml', change)[0]).toMatch(expected);
  });
});

test('mistakes of all files are told at once', () => {
  messagesAfter('site.yaml', (text) => text.replace('name:', 'nme:'));
  const messages = messagesAfter(article, (text) => text.replace('date: 2024-01-15', 'date: 2024'));
  expect(messages.map((message) => message.split(':')[0])).toEqual([
    'content/site.yaml',
    'content/site.yaml',
    `content/${article}`,
  ]);
});
