import { globSync, readFileSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { posixPath } from '../lib/posix-path.server.ts';
import { learnEcho } from './echoes.ts';
import { formats, markdownFormatName, PHOTO, trimmed } from './formats.ts';

const folder = 'site/testing/content';
const broken: string[] = [];
afterEach(() => void broken.splice(0));
const byName = new Map(formats((problem) => broken.push(problem)).map((format) => [format.name, format]));

function formatOf(name: string) {
  const format = byName.get(name);
  if (!format) throw new Error(`No format ${name}`);
  return format;
}

/** As the CMS hands it over: without the last line end. */
const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8').trim();
const yaml = (path: string) => formatOf(`content/${path}`);
const article = formatOf(markdownFormatName('blog'));

type Prices = { prices: Array<{ cents: unknown; from?: boolean; text?: string }> };

test.each([folder, 'content'])('a form saved as it was opened leaves every file of %s as it is', (folder) => {
  const read = (path: string) => readFileSync(`${folder}/${path}`, 'utf8').trim();
  for (const path of globSync('**/*.yaml', { cwd: folder }).map((path) => posixPath(path))) {
    const format = byName.get(`content/${path}`);
    if (!format) continue;
    expect(format.toFile(format.fromFile(read(path))), path).toBe(read(path));
  }
  for (const path of globSync('{blog,cases,legal,downloads}/*.md', { cwd: folder }).map((path) =>
    posixPath(path),
  )) {
    const format = formatOf(markdownFormatName(path.split('/')[0] ?? ''));
    expect(format.toFile(format.fromFile(read(path))).trim(), path).toBe(read(path));
  }
  expect(broken).toEqual([]);
});

test('a file with line ends of Windows, or blanks behind the dashes, is read', () => {
  const files = [
    [yaml('prices.yaml'), read('prices.yaml')],
    [formatOf(markdownFormatName('legal')), read('legal/agb.md')],
  ] as const;
  for (const [format, text] of files) {
    for (const source of [text.replaceAll('\n', '\r\n'), text.replace(/^---$/gm, '--- ')])
      expect(format.toFile(format.fromFile(source))).toBe(source);
  }
  expect(broken).toEqual([]);
});

test('a file that is not UTF-8 or has two versions is named with its line, and its form is empty', () => {
  const text = read('testimonials.yaml');
  const latin = new TextDecoder().decode(Buffer.from(text, 'latin1'));
  const conflict = text.replace(/\n/, '\n<<<<<<< HEAD\n');
  const article1252 = new TextDecoder().decode(Buffer.from(read('blog/social-media-ki.md'), 'latin1'));
  for (const [format, broken] of [
    [yaml('testimonials.yaml'), latin],
    [yaml('testimonials.yaml'), conflict],
    [article, article1252],
  ] as const)
    expect(Object.keys(format.fromFile(broken))).toEqual(['_original']);
  expect(broken).toEqual([
    expect.stringMatching(
      /^content\/testimonials\.yaml:\d+ Hier steht „\ufffd“, weil die Datei nicht als UTF-8/,
    ),
    expect.stringMatching(/^content\/testimonials\.yaml:2 Hier stehen zwei Fassungen aus git übereinander/),
    expect.stringMatching(/^content\/blog:\d+ Hier steht „\ufffd“, weil die Datei nicht als UTF-8/),
  ]);
});

test('a mail keeps the last line end of its text, which the CMS cuts off', () => {
  const format = yaml('mails.yaml');
  const values = format.fromFile(read('mails.yaml')) as Record<string, { text: string }>;
  for (const mail of Object.values(values)) if (mail?.text) mail.text = mail.text.trimEnd();
  expect(format.toFile(values)).toBe(read('mails.yaml'));
});

test('the old address of a file keeps its dots, at which the CMS takes it apart', () => {
  const format = yaml('redirects.yaml');
  const original = '/shop: /books\n/downloads/flyer.pdf: /tv-presse';
  const { entries, ...id } = format.fromFile(original);
  expect(entries).toEqual({ '/shop': '/books', '/downloads/flyer.pdf': '/tv-presse' });
  const fromForm = { '/shop': '/books', '/downloads/flyer': { pdf: '/tv-presse' }, '/alt': '/kontakt' };
  expect(format.toFile({ entries: fromForm, ...id })).toBe(`${original}\n/alt: /kontakt`);
  expect(() =>
    format.toFile({ entries: { 'https://www': { example: { 'com/alt': '/faq' } } }, ...id }),
  ).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringContaining('https://www.example.com/alt') }),
    }),
  );
});

test('prompts stay without a language, which the rich text editor gives them', () => {
  const format = formatOf(markdownFormatName('downloads'));
  const text = read('downloads/kleinanzeigen-ki-prompts.md');
  const values = format.fromFile(text) as { body: string };
  let fences = 0;
  const body = values.body.replace(/^```$/gm, (fence) => (fences++ % 2 === 0 ? '```plain' : fence));
  expect(fences).toBeGreaterThan(1);
  expect(format.toFile({ ...values, body }).trim()).toBe(text);
});

test('invisible characters, which come along with copied text, are not written', () => {
  const text = read('blog/social-media-ki.md');
  const values = article.fromFile(text) as { title: string; body: string };
  const copied = { title: `${values.title}\u200b`, body: values.body.replace(' ', '\u2028\ufeff') };
  expect(article.toFile({ ...values, ...copied }).trim()).toBe(text);
});

test('spaces around a text, which come along with a copied address, are not written, nor a field of spaces only', () => {
  const text = read('books.yaml');
  const format = yaml('books.yaml');
  const { books, ...values } = format.fromFile(text) as { books: Array<{ amazonLink: string }> };
  const copied = books.map((book) => ({ subtitle: '  ', ...book, amazonLink: ` ${book.amazonLink}\u00a0` }));
  expect(format.toFile({ ...values, books: copied })).toBe(text);
});

test('fields that a form shows empty are not written', () => {
  const format = yaml('prices.yaml');
  const values = format.fromFile(read('prices.yaml')) as Prices;
  const price = values.prices.find((one) => one.from === undefined && one.text === undefined);
  Object.assign(price ?? {}, { from: false, text: '', includes: [], scope: { units: '' } });
  expect(format.toFile(values)).toBe(read('prices.yaml'));
});

test('a switch turned off removes its line, but one that was off stays as it was written', () => {
  const text = read('blog/social-media-ki.md');
  const turnedOff = (line: string) => {
    const before = text.replace(/^date: .*/m, `$&\n${line}`);
    return article.toFile({ ...article.fromFile(before), draft: false });
  };
  expect(turnedOff('draft: true').trim()).toBe(text);
  expect(turnedOff('draft: false')).toContain('\ndraft: false\n');
  const voices = yaml('testimonials.yaml');
  const values = voices.fromFile(read('testimonials.yaml'));
  const [first] = values.testimonials as object[];
  Object.assign(first ?? {}, { sample: false });
  expect(voices.toFile(values)).toBe(read('testimonials.yaml').replace(/\n *sample: true/, ''));
});

test('a window that is switched off says so, since its line must be there', () => {
  const format = yaml('campaigns/herbst-kickstart.yaml');
  const values = format.fromFile(
    read('campaigns/herbst-kickstart.yaml').replace(/^active: .*/m, 'active: true'),
  );
  expect(format.toFile({ ...values, active: false })).toMatch(/^active: false$/m);
});

test('removing the first entry leaves the others as they are, whatever the form shows in their empty fields', () => {
  const format = yaml('prices.yaml');
  const text = 'prices:\n  - id: a\n    from: true\n    includes: [Eins]\n  - id: b\n  - id: c\n';
  const values = format.fromFile(text) as { prices: object[] };
  values.prices = values.prices.slice(1).map((price) => ({ from: false, includes: [], ...price }));
  // Its schema wants more fields; what is written counts here.
  const { prices } = trimmed(values, format.fromFile(text));
  expect(prices).toEqual([{ id: 'b' }, { id: 'c' }]);
});

test('what the rich text editor does to an article without an edit is not written', () => {
  const text = read('blog/google-ki-suche.md');
  const values = article.fromFile(text) as { body: string };
  const echo = values.body.replace(/^## /gm, '##  ').replace(/^- /gm, '* ');
  expect(echo).not.toBe(values.body);
  learnEcho(values.body, echo);
  // Nor is what it makes of an edit taken for that.
  learnEcho(values.body, `${echo}x`);
  expect(article.toFile({ ...values, body: echo }).trim()).toBe(text);
  expect(article.toFile({ ...values, body: `${echo}x` }).trim()).toBe(`${text}x`);
});

test.each([
  ['| Preis | Menge |\n| 10 |', 'Das ist keine Tabelle'],
  ['Ein <b>Wort</b>.', 'HTML ist in Beiträgen nicht erlaubt'],
])('a text with %s is refused with its line', (mistake, problem) => {
  const values = article.fromFile(read('blog/google-ki-suche.md'));
  const line = read('blog/google-ki-suche.md').split('\n').length + 2;
  expect(() => article.toFile({ ...values, body: `${values.body}\n\n${mistake}` })).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({
        message: expect.stringContaining(`content/blog:${line} ${problem}`),
      }),
    }),
  );
});

test('a mistake in an article is named by its folder', () => {
  const values = article.fromFile(read('blog/google-ki-suche.md'));
  expect(() => article.toFile({ ...values, category: 'Allerlei' })).toThrow(
    expect.objectContaining({
      cause: expect.objectContaining({ message: expect.stringMatching(/^content\/blog:\d+ category: /) }),
    }),
  );
});

test('a mistake is refused with file, field and remedy, and the CMS shows it', () => {
  const format = yaml('prices.yaml');
  const values = format.fromFile(read('prices.yaml')) as Prices;
  Object.assign(values.prices[0] ?? {}, { cents: 'viel' });
  expect(() => format.toFile(values)).toThrow(
    expect.objectContaining({
      message: 'saving_failed',
      cause: expect.objectContaining({
        message: expect.stringMatching(
          /^content\/prices\.yaml:\d+ prices\[0\]\.cents: Hier wird eine Zahl erwartet/,
        ),
      }),
    }),
  );
});

test('a file that is no YAML is named and not overwritten', () => {
  const format = yaml('prices.yaml');
  const values = format.fromFile('prices:\n  - id: a\n   title: b');
  expect(broken.at(-1)).toMatch(/^content\/prices\.yaml:\d+ /);
  expect(() => format.toFile({ ...values, prices: [] })).toThrow('saving_failed');
});

test('an uploaded picture is named without folder and ending', () => {
  const format = yaml('pages/home.yaml');
  const values = format.fromFile(read('pages/home.yaml'));
  const images = JSON.stringify(values).replace(
    /("image":\{"name":")[^"]+/g,
    '$1/content/images/neues-portrait.jpg',
  );
  const changed = JSON.parse(images);
  expect(format.toFile(changed)).toContain('name: neues-portrait\n');
});

test('an uploaded file is named without its folder', () => {
  const format = yaml('downloads.yaml');
  const values = format.fromFile(read('downloads.yaml'));
  Object.assign((values.downloads as object[])[0] ?? {}, { file: '/downloads/angebot.pdf' });
  expect(format.toFile(values)).toBe(read('downloads.yaml').replace(/(?<=\n {4}file: ).*/, 'angebot.pdf'));
});

test('the order of the form is not that of the file', () => {
  const text = read('blog/google-ki-suche.md');
  const values = Object.fromEntries(Object.entries(article.fromFile(text)).reverse());
  expect(article.toFile(values).trim()).toBe(text);
  const { _original: _, ...fresh } = values;
  expect(Object.keys(article.fromFile(article.toFile(fresh))).slice(0, 3)).toEqual([
    'title',
    'description',
    'keywords',
  ]);
});

test('a new article has its fields and its text, and no field for the photograph', () => {
  const fields = {
    title: 'Neu',
    description: 'Ein neuer Beitrag.',
    keywords: ['KI'],
    date: '2026-11-23',
    author: 'Erika Mustermann',
    category: 'KI-Trends',
    excerpt: 'Kurz gesagt.',
    [PHOTO]: '/content/images/neu.jpg',
    draft: false,
    image: '',
    body: 'Erster Absatz.',
  };
  const text = article.toFile(fields);
  expect(text).toMatch(/^---\ntitle: Neu\n/);
  expect(text).toMatch(/\n---\n\nErster Absatz\.\n?$/);
  expect(text).not.toMatch(/photo|draft|image/);
});
