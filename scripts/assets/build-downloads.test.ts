import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentCopy } from '../../site/content/testing/content-copy.ts';
import { fixture } from '../../site/testing/fixture.ts';
import { buildDownloads, type DownloadContent, fileDetails } from './build-downloads.ts';
import { readPdf } from './testing/read-pdf.ts';

const PDF = 'kleinanzeigen-ki-prompts.pdf';
const TEXT = 'downloads/kleinanzeigen-ki-prompts.md';

const copy = contentCopy();
let root = '';
let content: DownloadContent;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'downloads-'));
  content = fixture;
  await buildDownloads(content, built(), { cacheFolder: join(root, 'cache') });
});
afterAll(() => rmSync(root, { recursive: true }));

/** The output folder shared by all tests. */
function built(file = '') {
  return join(root, 'built', file);
}

/** Builds some files from a copy of the content with mistakes. */
async function buildOnly(files: string[], changes: Partial<DownloadContent> = {}) {
  const downloads = content.downloads.downloads.filter(({ file }) => files.includes(file));
  const folder = mkdtempSync(join(root, 'again-'));
  await buildDownloads({ ...content, downloads: { downloads }, ...changes }, folder, {
    contentFolder: copy.folder,
    cacheFolder: join(folder, '.cache'),
  });
  return (file: string) => readFileSync(join(folder, file));
}

describe('the files', () => {
  test('are those of content/downloads.yaml and the Word files of articles, and no others', () => {
    const named = content.downloads.downloads.map(({ file }) => file);
    expect(readdirSync(built()).sort()).toEqual([...named, 'automationen-agenten.docx'].sort());
  });

  test.each([
    ['ki-mindset-cover-web.jpg', 'jpeg', 1000, 1520],
    ['ki-mindset-cover-druck.png', 'png', 1476, 2244],
    ['autorin-hochformat.jpg', 'jpeg', 2368, 3000],
    ['autorin-querformat.jpg', 'jpeg', 3000, 2000],
  ])('%s is a %s of %d × %d pixels', async (file, format, width, height) => {
    expect(await sharp(built(file)).metadata()).toMatchObject({ format, width, height });
  });

  test('may be files of one’s own', async () => {
    copy.write('downloads/flyer.pdf', '%PDF-1.7');
    const downloads = {
      downloads: [{ id: 'x', title: 'x', description: 'x', saveAs: 'x.pdf', file: 'flyer.pdf' }],
    };
    const read = await buildOnly([], { downloads });
    expect(`${read('flyer.pdf')}`).toBe('%PDF-1.7');
  });

  test('are described by what they weigh, pictures also by their size', async () => {
    const details = await fileDetails(built());
    expect(details[PDF]).toEqual({ bytes: readFileSync(built(PDF)).length });
    expect(details['ki-mindset-cover-web.jpg']).toMatchObject({ width: 1000, height: 1520 });
  });

  test('the cover for print has 300 dpi', async () => {
    expect(await sharp(built('ki-mindset-cover-druck.png')).metadata()).toMatchObject({ density: 300 });
  });

  test('are the same bytes in every build', async () => {
    const files = readdirSync(built());
    const again = await buildOnly(files);
    for (const file of files) expect(again(file).equals(readFileSync(built(file))), file).toBe(true);
  });

  test('come from the cache when nothing has changed', async () => {
    const cacheFolder = join(root, 'cache');
    const written = () => readdirSync(cacheFolder).map((file) => statSync(join(cacheFolder, file)).mtimeMs);
    const before = written();
    expect(before).toHaveLength(readdirSync(built()).length);
    await buildDownloads(content, join(root, 'second'), { cacheFolder });
    expect(written()).toEqual(before);
    for (const file of readdirSync(built()))
      expect(readFileSync(join(root, 'second', file)).equals(readFileSync(built(file))), file).toBe(true);
  });

  test('a picture of the owner stands in for the drawn one', async () => {
    mkdirSync(copy.path('images'), { recursive: true });
    const photo = sharp({ create: { width: 900, height: 1200, channels: 3, background: '#123456' } });
    copy.write('images/portrait.PNG', await photo.png().toBuffer());
    const portrait = (await buildOnly(['autorin-hochformat.jpg']))('autorin-hochformat.jpg');
    expect(await sharp(portrait).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 1200 });
  });
});

describe('the PDF', () => {
  let pdf: Awaited<ReturnType<typeof readPdf>>;
  let source = '';
  beforeAll(async () => {
    const bytes = readFileSync(built(PDF));
    source = bytes.toString('latin1');
    pdf = await readPdf(bytes);
  });

  test('names its language and title, shows the title, and is tagged', () => {
    expect(pdf.info).toMatchObject({ Language: 'de-DE', Title: /^title: (.*)/m.exec(copy.read(TEXT))?.[1] });
    expect(pdf.showsTitle).toBe(true);
    expect(pdf.isTagged).toBe(true);
  });

  test('carries the date of its text', () => {
    const day = /^date: (.*)/m.exec(copy.read(TEXT))?.[1] ?? 'none';
    expect(pdf.info.CreationDate).toBe(`D:${day.replaceAll('-', '')}000000Z`);
  });

  test('has a structure of headings, lists, prompts, quotations and links', () => {
    const count = (role: string) => pdf.elements.filter((one) => one.role === role).length;
    expect(count('H1')).toBe(1);
    expect(count('Code')).toBe(copy.read(TEXT).split('```\n').length >> 1);
    expect(count('TOCI')).toBe(count('H2') - 1);
    expect(pdf.bookmarks).toHaveLength(count('H2'));
    for (const role of ['H3', 'P', 'L', 'LI', 'Lbl', 'LBody', 'BlockQuote', 'TOC', 'Link'])
      expect(count(role), role).toBeGreaterThan(0);
  });

  test('has no text outside an element or an artifact', () => {
    expect(pdf.drawn.length).toBeGreaterThan(300);
    expect(pdf.drawn.filter(({ element }) => element === undefined)).toEqual([]);
  });

  test('embeds every font and says what its glyphs mean', () => {
    const objects = source.split(/\nendobj\n/);
    const fonts = objects.filter((one) => one.includes('/Subtype /Type0'));
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/\/ToUnicode \d+ 0 R/);
    const descriptors = objects.filter((one) => one.includes('/Type /FontDescriptor'));
    expect(descriptors).toHaveLength(fonts.length);
    for (const descriptor of descriptors) expect(descriptor).toMatch(/\/FontFile2 \d+ 0 R/);
  });

  test('hands out each prompt as it was written, whole on one page', () => {
    const written = [...copy.read(TEXT).matchAll(/```\n(.*?)```/gs)].map(([, prompt = '']) => words(prompt));
    const prompts = pdf.elements.filter(({ role }) => role === 'Code');
    const handedOut = prompts.map(({ children }) => {
      const lines = children.map((line) => textOf(pdf.drawn.filter(({ element }) => element === line)));
      return words(lines.join('\n'));
    });
    expect(handedOut).toEqual(written);
  });

  test('divides words by soft hyphens, but none in a prompt', () => {
    const divided = pdf.drawn.filter(({ isSoftHyphen }) => isSoftHyphen);
    expect(divided.length).toBeGreaterThan(2);
    const prompts = pdf.elements.filter(({ role }) => role === 'Code').flatMap(({ children }) => children);
    expect(divided.filter(({ element }) => element && prompts.includes(element))).toEqual([]);
  });

  test('gives every link a target, words and a place in the structure', () => {
    expect(pdf.links.length).toBeGreaterThan(12);
    for (const { url, dest, contentsObj, structParent } of pdf.links) {
      expect(url ?? dest).toBeTruthy();
      expect(contentsObj.str).not.toBe('');
      expect(structParent).toBeGreaterThanOrEqual(0);
    }
  });

  test('numbers its pages in the foot, the cover excepted', () => {
    const feet = pdf.drawn.filter(({ element, text }) => element?.role === 'Artifact' && /^\d+$/.test(text));
    expect(feet.map(({ page, text }) => [page, text])).toEqual(
      Array.from({ length: pdf.pages - 1 }, (_, index) => [index + 2, String(index + 2)]),
    );
  });
});

test('a name with an ampersand leaves the metadata readable', async () => {
  const facts = { ...content.facts, owner: 'Muster & Partner' };
  const pdf = (await buildOnly([PDF], { facts }))(PDF).toString();
  expect(pdf).toContain('<rdf:li>Muster &amp; Partner</rdf:li>');
});

describe('mistakes', () => {
  const entry = { id: 'x', title: 'x', description: 'x', saveAs: 'x.png' };

  test('a file that nobody can make is named', async () => {
    const downloads = { downloads: [{ ...entry, file: 'plakat.png' }] };
    await expect(buildOnly([], { downloads })).rejects.toThrow(
      'content/downloads.yaml: Die Datei „plakat.png“ kann nicht erzeugt werden. Möglich sind ',
    );
  });

  test('a PDF without its text is named', async () => {
    const downloads = { downloads: [{ ...entry, file: 'fehlt.pdf' }] };
    await expect(buildOnly([], { downloads })).rejects.toThrow(
      'content/downloads.yaml: Die Datei „fehlt.pdf“ kann nicht erzeugt werden.',
    );
  });

  test.each([
    ['<b>fett</b>', 'Das kann das PDF nicht darstellen.'],
    ['# Titel', 'Möglich sind Überschriften mit ## und mit ###.'],
    ['[Kontakt](/kontakt)', 'Der Link /kontakt führt aus einem PDF nirgendwohin.'],
    ['> - eine Liste im Zitat', 'In Listen und Zitaten kann das PDF nur Absätze darstellen.'],
    ['Ein Pfeil → ins Leere', 'Die Schriften des PDFs haben kein Zeichen für „→“.'],
    ['Hallo {{owners}}', 'Der Text enthält den unbekannten Platzhalter {{owners}}.'],
  ])('%s is told with its line', async (text, problem) => {
    const before = `${copy.read(TEXT).trimEnd()}\n\n`;
    copy.write(TEXT, `${before}${text}\n`);
    const line = before.split('\n').length;
    await expect(buildOnly([PDF])).rejects.toThrow(`content/${TEXT}:${line} ${problem}`);
  });
});

function textOf(drawn: ReadonlyArray<{ text: string }>) {
  return drawn.map(({ text }) => text).join('');
}

function words(text: string) {
  return text.split(/\s+/).filter(Boolean).join(' ');
}
