import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { parseYaml } from '../read/parse-yaml.server.ts';
import { text } from '../schemas/text.ts';
import {
  applyCorrections,
  type Correction,
  typographyCorrections,
  typographyWarning,
} from './typography.server.ts';

const schema = z.strictObject({ lead: text });

function inYaml(source: string): Correction[] {
  const yaml = parseYaml('content/pages/blog.yaml', source);
  const file = {
    name: 'blog' as const,
    file: 'content/pages/blog.yaml',
    source,
    schema,
    data: yaml.value,
    yaml,
  };
  return typographyCorrections({ yaml: [file], markdown: [] }, [], (_, compute) => compute());
}

function inMarkdown(source: string): Correction[] {
  const markdown = [{ file: 'content/blog/neu.md', source }];
  return typographyCorrections({ yaml: [], markdown }, [], (_, compute) => compute());
}

/** Applies the corrections, and expects none afterwards. */
function fixed(source: string, find: (source: string) => Correction[]): string {
  const once = applyCorrections(source, find(source));
  expect(find(once)).toEqual([]);
  return once;
}

const messages = (found: Correction[]) => found.map((one) => typographyWarning(one).message);

test('is reported with file, line, field and the corrected text', () => {
  expect(messages(inYaml('# Blog\nlead: Das "Neue" für 90€.\n'))).toEqual([
    'content/pages/blog.yaml:2 lead: Typografie (Anführungszeichen, Leerzeichen). Besser: Das „Neue“ für 90 €.',
  ]);
});

test('is reported on the line of the mistake in a multi-line text', () => {
  expect(messages(inYaml('lead: >-\n  Das\n  "Neue"'))[0]).toMatch(/^content\/pages\/blog\.yaml:3 lead: /);
});

test('is reported once per paragraph, with its line and without Markdown marks', () => {
  const text = 'Er\nsagte "**nein**" und "[ja](/anfrage)" zu `a - b`.';
  expect(messages(inMarkdown(`---\ntitle: A\n---\n\n${text}\n`))).toEqual([
    'content/blog/neu.md:6 Typografie (Anführungszeichen). Besser: Er sagte „nein“ und „ja“ zu `a - b`.',
  ]);
});

describe('is corrected in YAML, and nothing else changes:', () => {
  test.each([
    ['a plain text', 'lead: Das "Neue" - ja', 'lead: Das „Neue“ – ja'],
    ['a quoted text', 'lead: "Das \\"Neue\\": geht\'s?"', 'lead: "Das „Neue“: geht’s?"'],
    ['a text in single quotation marks', "lead: 'Das ''Neue'': \"ja\"'", "lead: 'Das ‚Neue‘: „ja“'"],
    ['a folded text', 'lead: >-\n  Das "Neue"\n  in 3-6 Tagen', 'lead: >-\n  Das „Neue“\n  in 3–6 Tagen'],
    ['a text of several lines', 'lead: |\n  Das "Neue"\n\n  kommt...', 'lead: |\n  Das „Neue“\n\n  kommt…'],
    ['a text over two lines', 'lead: Das Neue\n  ist "da"', 'lead: Das Neue\n  ist „da“'],
    [
      'a text with escapes',
      String.raw`lead: "5\u00a0€, 6\_€\n\u00225 €\" \\ \u2026"`,
      String.raw`lead: "5\u00a0€, 6\_€\n„5 €“ \\ \u2026"`,
    ],
    ['a text with surrogate pairs', 'lead: "😀 \\U0001F600: 5€"', 'lead: "😀 \\U0001F600: 5 €"'],
  ])('%s', (_, before, after) => {
    expect(fixed(`${before}\n`, inYaml)).toBe(`${after}\n`);
  });
});

describe('is corrected in Markdown, and nothing else changes:', () => {
  test.each([
    [
      'emphasis, code, addresses',
      'Das **"Neue"** in `3-6 Tagen` [hier](https://www.example.net/3-6) in 3-6 Tagen.',
      'Das **„Neue“** in `3-6 Tagen` [hier](https://www.example.net/3-6) in 3–6 Tagen.',
    ],
    [
      'quotation marks around bold words, links and code',
      'Sie sagte "**nein**", "[ja](/anfrage)" und "`x - y`".',
      'Sie sagte „**nein**“, „[ja](/anfrage)“ und „`x - y`“.',
    ],
    [
      'quotation marks across bold words',
      'Er: "Ja, **sie** sagt *"gut"*."',
      'Er: „Ja, **sie** sagt *‚gut‘*.“',
    ],
    [
      'a unit after bold digits',
      'Das kostet **5**€, **5** €, 5[€](/anfrage).',
      'Das kostet **5** €, **5** €, 5 [€](/anfrage).',
    ],
    ['dashes beside bold words', '**a**—b—*c*', '**a** – b – *c*'],
    [
      'escaped quotation marks',
      'Sie sagt \\"so\\" und \\*nicht\\* 27\\".',
      'Sie sagt „so“ und \\*nicht\\* 27\\".',
    ],
    [
      'character references',
      '&bdquo;5&nbsp;€&ldquo; &amp; "5&#160;€"',
      '&bdquo;5&nbsp;€&ldquo; &amp; „5&#160;€“',
    ],
    ['a heading', '## "Neu" - in 3-6 Tagen', '## „Neu“ – in 3–6 Tagen'],
    ['a list and a quotation', '- "a\n  b"\n\n> "c\n> d" - e', '- „a\n  b“\n\n> „c\n> d“ – e'],
    ['a table', '| "a" | b |\n| - | - |\n| "5 €" | 3-6 |', '| „a“ | b |\n| - | - |\n| „5 €“ | 3–6 |'],
    ['the title of a link', '[a](/anfrage "Er: \\"5 €\\"...")', '[a](/anfrage "Er: „5 €“…")'],
    ['the title of a reference', '[a][b]\n\n[b]: /anfrage \'"5 €"\'', "[a][b]\n\n[b]: /anfrage '„5 €“'"],
    ['the name of a reference', '[5 €] "5 €"\n\n[5 €]: /anfrage', '[5 €] „5 €“\n\n[5 €]: /anfrage'],
    ['a paragraph with an address', '"a" an post@example.net - "b"', '„a“ an post@example.net – „b“'],
    [
      'what would become part of an address',
      '"a" https://example.net... 5 € "https://example.net"',
      '"a" https://example.net... 5 € "https://example.net"',
    ],
    ['quotation marks around a link in brackets', '"<https://example.net>"', '„<https://example.net>“'],
    ['code', '```\n"a" - 3-6\n```', '```\n"a" - 3-6\n```'],
  ])('%s', (_, before, after) => {
    const head = '---\ntitle: A\n---\n\n';
    expect(fixed(`${head}${before}\n`, inMarkdown)).toBe(`${head}${after}\n`);
  });

  test('front matter', () => {
    expect(fixed("---\ntitle: A\nexcerpt: Wie geht's?\n---\n\nText", inMarkdown)).toBe(
      '---\ntitle: A\nexcerpt: Wie geht’s?\n---\n\nText',
    );
  });
});

test('is corrected preserving line ends and byte order mark', () => {
  const source = 'lead: >-\n  Das "Neue"\n  kommt...\n';
  const asOnWindows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
  expect(applyCorrections(asOnWindows(source), inYaml(source))).toBe(
    asOnWindows('lead: >-\n  Das „Neue“\n  kommt…\n'),
  );
});
