import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { contentCopy } from '../../site/content/testing/content-copy.ts';
import { articleDocx } from './article-docx.ts';

/** The fixture's article with a document: its sections from „Bau zwei“ to „Was wofür“. */
const FILE = 'blog/automationen-agenten.md';
const copy = contentCopy();

async function wordFile(): Promise<Buffer> {
  const content = copy.load();
  const article = content.articles.find(({ slug }) => FILE.includes(slug));
  if (!article) throw new Error(`The fixture has no ${FILE}.`);
  return articleDocx(article, copy.read(FILE), content);
}

async function part(name: string): Promise<string> {
  return new TextDecoder().decode(unzipSync(await wordFile())[name]);
}

/** The text of each paragraph, with its style. */
async function paragraphs(): Promise<Array<{ style: string; text: string; xml: string }>> {
  const [, ...found] = (await part('word/document.xml')).split(/<w:p>|<w:p /);
  return found.map((xml) => ({
    style: /<w:pStyle w:val="(\w+)"/.exec(xml)?.[1] ?? '',
    text: xml.replace(/<w:sectPr>.*/s, '').replace(/<[^<>]+>/g, ''),
    xml,
  }));
}

describe('the Word file of an article', () => {
  test('has the sections that its head names, without the paragraphs that it excludes', async () => {
    const texts = (await paragraphs()).map(({ text }) => text).join('\n');
    expect(texts).toMatch(
      /^Vier Bauweisen, eine Bestellung\nBau zwei: die Automation mit Sprachmodell\nBleiben/,
    );
    expect(texts).toContain('Die vierte Zeile lesen viele');
    for (const out of ['Bau eins', 'Der Agent sucht den Weg', 'Mein Rat für die Fehler', 'Die Rechnung.'])
      expect(texts).not.toContain(out);
  });

  test('sets list entries closer together than paragraphs, but the last one', async () => {
    const found = await paragraphs();
    const isEntry = (one: (typeof found)[number] | undefined) => one?.xml.includes('<w:numPr>') ?? false;
    const entries = found.flatMap((one, index) =>
      isEntry(one) ? [{ isLast: !isEntry(found[index + 1]), isClose: one.xml.includes('w:after="60"') }] : [],
    );
    expect(entries.filter(({ isLast }) => isLast)).not.toEqual([]);
    expect(entries.filter(({ isLast, isClose }) => isLast === isClose)).toEqual([]);
  });

  test('has its title and headings in Word’s own styles', async () => {
    const found = await paragraphs();
    const of = (wanted: string) => found.filter(({ style }) => style === wanted).map(({ text }) => text);
    expect(of('Title')).toEqual(['Vier Bauweisen, eine Bestellung']);
    expect(of('Heading1')).toEqual([
      'Bau zwei: die Automation mit Sprachmodell',
      'Bau drei: der Agent an der Leine',
      'Bau vier: der Agent mit Unterschrift',
      'Was Spielraum kostet',
      'Was wofür',
    ]);
    expect(of('Quote')).toHaveLength(2);
    expect(of('TableHead')).toEqual(['Der Vorgang\u00A0…', 'Bauweise', 'Prüfung']);
  });

  test('numbers each list from its own start', async () => {
    copy.edit(FILE, 'Hier lohnt sich ein Agent.', '3. Drittens\n4. Viertens\n\nHier lohnt sich ein Agent.');
    const numbered = (await paragraphs()).filter(({ xml }) => xml.includes('<w:numPr>'));
    const lists = numbered.map(({ xml }) => /<w:numId w:val="(\d+)"/.exec(xml)?.[1]);
    expect(lists).toHaveLength(6);
    expect(new Set(lists).size).toBe(2);
    expect(await part('word/numbering.xml')).toContain('<w:start w:val="3"/>');
  });

  test('says language, title, author and the day of the article', async () => {
    expect(await part('word/styles.xml')).toContain('<w:lang w:val="de-DE"/>');
    const properties = await part('docProps/core.xml');
    for (const one of [
      '<dc:title>Vier Bauweisen, eine Bestellung</dc:title>',
      `<dc:creator>${copy.load().facts.owner}</dc:creator>`,
      '>2025-07-22T00:00:00Z</dcterms:modified>',
    ])
      expect(properties).toContain(one);
    const foot = (await part('word/footer1.xml')).replace(/<[^<>]+>/g, '');
    expect(foot).toContain('/blog/automationen-agenten, Stand 22.\u00A0Juli 2025');
  });

  test('leads links of the site to its address, and has none of Markdown’s characters', async () => {
    copy.edit(FILE, 'Die vierte Zeile', '[Mehr](/ki-beratung), `Code` und ~~Altes~~. Die vierte Zeile');
    const { url } = copy.load().site;
    expect(await part('word/_rels/document.xml.rels')).toContain(`Target="${url}/ki-beratung"`);
    const texts = (await paragraphs()).map(({ text }) => text).join('\n');
    expect(texts).toContain('Mehr, Code und Altes.');
    expect(texts).not.toMatch(/\*\*|\]\(|^#|^\||`|~~|\{\{|\u00AD/m);
  });

  test('shows a paragraph all in italics upright, since its comments are left out', async () => {
    copy.edit(FILE, 'Auf einer Seite sieht die Ordnung so aus:', '*Auf einer Seite, „ganz“ kursiv.*');
    const one = (await paragraphs()).find(({ text }) => text.startsWith('Auf einer Seite'));
    expect(one?.text).toBe('Auf einer Seite, „ganz“ kursiv.');
    expect(one?.xml).not.toContain('<w:i/>');
  });

  test('is the same bytes each time, links included', async () => {
    copy.edit(FILE, 'Die vierte Zeile', '[Mehr](/ki-beratung) und [Fragen](/faq). Die vierte Zeile');
    expect((await wordFile()).equals(await wordFile())).toBe(true);
  });
});

describe('what the head says wrongly', () => {
  test.each([
    ['from', 'Bau drei und vier', 'Diese Überschrift gibt es im Beitrag nicht: „Bau drei und vier“.'],
    [
      'to',
      'Bau eins: die Regel',
      '„Bau eins: die Regel“ steht im Text vor der Überschrift, mit der die Vorlage beginnt.',
    ],
  ])('%s is told at its line', (field, value, problem) => {
    const { found, line } = copy.replace(FILE, new RegExp(`  ${field}: .*`), `  ${field}: "${value}"`);
    expect(found.join('\n')).toContain(`content/${FILE}:${line} document.${field}: ${problem}`);
  });

  test('an excluded paragraph that isn’t there is told', () => {
    const { found, line } = copy.replace(FILE, '"Die Rechnung."', 'Das Rechnen');
    expect(found.join('\n')).toContain(
      `content/${FILE}:${line} document.without[1]: In diesen Abschnitten beginnt kein Absatz mit „Das Rechnen“.`,
    );
  });

  test('what Word can’t show is told at its line', () => {
    const { found, line } = copy.replace(
      FILE,
      'Hier lohnt sich ein Agent.',
      'Hier lohnt[^1] er.\n\n[^1]: Ja.',
    );
    expect(found.join('\n')).toContain(
      `content/${FILE}:${line} Bilder, Fußnoten und Links mit eigener Zeile`,
    );
  });
});
