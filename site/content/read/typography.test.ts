import { expect, test } from 'vitest';
import * as z from 'zod';
import { text } from '../schemas/text.ts';
import { renderMarkdown } from './markdown.server.ts';
import { parseMarkdown } from './parse-markdown.server.ts';
import { typeset, typesetFields } from './typography.server.ts';

const htmlOf = (body: string) =>
  renderMarkdown(parseMarkdown({ file: 'blog/neu.md', body, firstLine: 1 }), {
    firstLine: 1,
    tableLabel: 'Tabelle',
  }).html;
const unbroken = (body: string) =>
  [...htmlOf(body).matchAll(/<span class="unbroken">(.*?)<\/span>/g)].map(([, text]) => text);
/** With no-break spaces shown as ␣. */
const shown = (text: string) => text.replaceAll('\u00A0', '␣');

test.each([
  ['quotation marks', 'Er sagt "Ja" und geht.', 'Er sagt „Ja“ und geht.'],
  ['English quotation marks', 'Er sagt “Ja” und “nie„.', 'Er sagt „Ja“ und “nie„.'],
  ['quotation marks after a bracket', '("Ja")', '(„Ja“)'],
  ['quotation marks after a colon', 'Sie sagt:"Ja"', 'Sie sagt:„Ja“'],
  ['quotation marks after a hyphen', 'ein KI-"Experte"', 'ein KI-„Experte“'],
  ['quotation marks around a hyphen', '"KI-" und "IT-Leitung"', '„KI-“ und „IT-Leitung“'],
  ['quotation marks around a slot', '"{{owner}}" sagt', '„{{owner}}“ sagt'],
  ['quotation marks around an address', '"https://example.net/3-6"', '„https://example.net/3-6“'],
  ['quotation marks around numbers', 'Die "Top 10" von 2025', 'Die „Top␣10“ von 2025'],
  ['quotation marks within others', `"Sie sagt 'Ja' dazu"`, '„Sie sagt ‚Ja‘ dazu“'],
  ['quotation marks of which one is missing', '"Ja, und dann: "Nein"', '„Ja, und dann: „Nein“'],
  ['an apostrophe', "Wie geht's?", 'Wie geht’s?'],
  ['an apostrophe at the end of a name', "Hans' Buch", 'Hans’ Buch'],
  ['an apostrophe before and after digits', "die '68er, die 90'er", 'die ’68er, die 90’er'],
  ['an apostrophe after a slot', "{{owner}}'s Buch", '{{owner}}’s Buch'],
  ['inches', 'ein Monitor mit 27" und einer mit 24"', 'ein Monitor mit 27″ und einer mit 24″'],
  ['a hyphen as a dash', 'Ein Wort - und noch eins', 'Ein Wort – und noch eins'],
  ['two hyphens as a dash', 'Ein Wort -- und noch eins', 'Ein Wort – und noch eins'],
  ['an ellipsis', 'Und dann...', 'Und dann…'],
  ['an amount', '238 € oder 4.200 €, 357 EUR', '238␣€ oder 4.200␣€, 357␣EUR'],
  ['an amount without a space', '238€', '238␣€'],
  ['a large amount', '5 Mio. €, 2 Mrd. Euro, 3 Millionen €', '5␣Mio.␣€, 2␣Mrd.␣Euro, 3␣Millionen␣€'],
  ['a percentage', '19% USt.', '19␣%␣USt.'],
  ['a percentage from a slot', 'inkl. {{rate}} % MwSt.', 'inkl. {{rate}}␣% MwSt.'],
  ['a price without VAT', 'ab 3.300 € zzgl. USt.', 'ab 3.300␣€ zzgl.␣USt.'],
  ['an ellipsis in a gap', 'Wir setzen KI ein für … Ende', 'Wir setzen KI ein für␣… Ende'],
  ['units', '90 Minuten, 3 Monaten, 20+ Jahren, 8 kWh', '90␣Minuten, 3␣Monaten, 20+␣Jahren, 8␣kWh'],
  ['what is counted', '6–12 Sitzungen, 6 Sitzungen', '6–12␣Sitzungen, 6␣Sitzungen'],
  ['a day and its month', 'am 11. August 2025', 'am 11.␣August 2025'],
  ['instalments', '3 x 1.100 €', '3␣x␣1.100␣€'],
  ['a ranking', 'TOP 100 Coach', 'TOP␣100 Coach'],
  ['a slash between words', 'Coach / Beraterin', 'Coach␣/ Beraterin'],
  ['the file of a court', 'X ZR 37/12, GS 1/89 (A); § 130 OWiG', 'X␣ZR␣37/12, GS␣1/89 (A); §␣130␣OWiG'],
  ['a paragraph of a law', '§ 25 Abs. 1 Nr. 2, Art.6', '§␣25 Abs.␣1 Nr.␣2, Art.␣6'],
  ['parts of a law', 'Artikel 6 Absatz IV Buchst. a', 'Artikel␣6 Absatz␣IV Buchst.␣a'],
  ['abbreviations', 'z.B. oder z. B., d. h., u. a.', 'z.␣B. oder z.␣B., d.␣h., u.␣a.'],
  ['abbreviations of three', 'u.v.m. und i.S.d. Gesetzes', 'u.␣v.␣m. und i.␣S.␣d. Gesetzes'],
])('sets %s', (_, before, after) => {
  expect(shown(typeset(before))).toBe(after);
  expect(typeset(typeset(before))).toBe(typeset(before));
});

test.each([
  '„Ja“, sagt sie, „und ‚nein‘ auch.“',
  'Sie nennt es ‚Hans’ Buch‘, mehr nicht.',
  'am 2024-01-15, im Juni 2024-12, Version 1.2.3-4',
  '978-3-16-148410-0, +49 69 90009 123-45',
  'ein 90-Minuten-Gespräch, ein 100%-Ziel, 50%ige Quote',
  'siehe https://www.example.net/3-6/...x und https://example.net/--y',
  '`"code" -- 3 Tage...`',
  'post@example.net',
  'Eine neue Art. Die zweite folgt. Im Artikel steht, was der Absatz über ihn sagt.',
  '5 h, 5 V, 5 min, 24/7',
  '5\u202F% und 5\u00A0€',
])('leaves as it is: %s', (text) => {
  expect(typeset(text)).toBe(text);
});

test('sets the fields for visitors, except for agreed wordings', () => {
  const schema = z.strictObject({ lead: text, status: text, id: z.string() });
  const data = { lead: 'In 90 Minuten "fertig"', status: 'Wird gesendet... und dann...', id: '"3 Tage"' };
  expect(typesetFields(schema, data, ['Wird gesendet...'])).toEqual({
    lead: 'In 90\u00A0Minuten „fertig“',
    status: 'Wird gesendet... und dann…',
    id: '"3 Tage"',
  });
});

test('sees through Markdown marks and line ends, and leaves code and addresses alone', () => {
  const body =
    'Das "**neue** [Buch](/books)" kostet **149** € im\nMonat, z. B. 90\nMinuten; `5 € - "x"` nicht.';
  expect(shown(htmlOf(body))).toBe(
    '<p>Das „<strong>neue</strong> <a href="/books">Buch</a>“ kostet <strong>149</strong>␣€ im\nMonat, z.␣B. 90␣Minuten; <code>5 € - "x"</code> nicht.</p>',
  );
  expect(htmlOf('## "Neu" - jetzt\n\n```\n"a" - b...\n```\n\n- "a\n  b"')).toBe(
    '<h2 id="neu-jetzt">„Neu“ – jetzt</h2><pre><code>"a" - b...\n</code></pre><ul>\n<li>„a\nb“</li>\n</ul>',
  );
});

test('ranges and file numbers do not break', () => {
  expect(unbroken('Nach 2–4 Wochen, 3.300–5.000 €, von 8:30–12:00.')).toEqual([
    '2–4',
    '3.300–5.000',
    '8:30–12:00',
  ]);
  expect(unbroken('Rechtssache C-634/21, per E-Mail-Anhang.')).toEqual(['C-634/21', 'E-Mail']);
  expect(unbroken('Ohne IP-Adresse, in eu-central-1.')).toEqual(['IP-Adr', 'eu-central-1']);
});

test('nothing else is marked, and no word is lost', () => {
  expect(unbroken('Mo–Fr, Kick-off und/oder 7 – 8, `2–4`')).toEqual([]);
  expect(htmlOf('## In 2–4 Wochen\n\nEin Satz, 6–12 Sitzungen lang.').replaceAll(/<\/?span[^>]*>/g, '')).toBe(
    '<h2 id="in-2-4-wochen">In 2–4\u00A0Wochen</h2><p>Ein Satz, 6–12\u00A0Sitzungen lang.</p>',
  );
});
