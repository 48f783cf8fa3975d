import { describe, expect, test } from 'vitest';
import { correctTypography, tieSpaces } from './german-typography.ts';

/** As visitors see it, with no-break spaces shown as ␣. */
const corrected = (text: string) => tieSpaces(correctTypography(text).text).replaceAll('\u00A0', '␣');

const corrections: Array<[what: string, before: string, after: string]> = [
  ['quotation marks', 'Er sagt "Ja" und geht.', 'Er sagt „Ja“ und geht.'],
  ['English quotation marks', 'Er sagt “Ja” und geht.', 'Er sagt „Ja“ und geht.'],
  ['English inner quotation marks', '“Er sagt ‘Ja’ dazu”', '„Er sagt ‚Ja‘ dazu“'],
  ['quotation marks after a bracket', '("Ja")', '(„Ja“)'],
  ['quotation marks after a colon', 'Sie sagt:"Ja"', 'Sie sagt:„Ja“'],
  ['quotation marks after a hyphen', 'ein KI-"Experte"', 'ein KI-„Experte“'],
  ['quotation marks around a hyphen', '"KI-" und "IT-Leitung"', '„KI-“ und „IT-Leitung“'],
  ['quotation marks around a slot', '"{{owner}}" sagt', '„{{owner}}“ sagt'],
  ['quotation marks around an address', '"https://example.net/3-6"', '„https://example.net/3-6“'],
  ['quotation marks around numbers', 'Die "Top 10" von 2025', 'Die „Top␣10“ von 2025'],
  ['quotation marks with inches within', 'Ein "großer 27" Monitor" kommt', 'Ein „großer 27" Monitor“ kommt'],
  ['quotation marks within others', "„Sie sagt 'Ja' dazu“", '„Sie sagt ‚Ja‘ dazu“'],
  ['the same quotation marks within others', 'Er: "Er sagte: "Nein""', 'Er: „Er sagte: ‚Nein‘“'],
  ['German quotation marks within others', '„Er sagte: „Nein““', '„Er sagte: ‚Nein‘“'],
  ['quotation marks of which one is missing', '"Ja, und dann: "Nein"', '„Ja, und dann: „Nein“'],
  ['an apostrophe', "Wie geht's?", 'Wie geht’s?'],
  ['an apostrophe at the end of a name', "Hans' Buch", 'Hans’ Buch'],
  ['an apostrophe after digits', "die 90'er", 'die 90’er'],
  ['an apostrophe before digits', "die '68er, die '90er Jahre", 'die ’68er, die ’90er Jahre'],
  ['apostrophes on both sides', "rock 'n' roll", 'rock ’n’ roll'],
  ['an apostrophe after a slot', "{{owner}}'s Buch", '{{owner}}’s Buch'],
  ['an apostrophe set as a quotation mark', 'Wie geht‘s und geht`s?', 'Wie geht’s und geht’s?'],
  ['a dash', 'Ein Wort - und noch eins', 'Ein Wort – und noch eins'],
  ['a long dash', 'Ein Wort — und noch eins', 'Ein Wort – und noch eins'],
  ['a long dash without spaces', 'a—b', 'a – b'],
  ['long dashes around words', 'das ist—glaube ich—gut', 'das ist – glaube ich – gut'],
  ['a long dash between numbers', '10—20 Tage', '10–20␣Tage'],
  ['a range', '3-6 Tage', '3–6␣Tage'],
  ['a range of days', 'Mo-Fr', 'Mo–Fr'],
  ['a range of times', '9:00-18:00 Uhr', '9:00–18:00␣Uhr'],
  ['a range over midnight', '22-6 Uhr', '22–6␣Uhr'],
  ['a range of amounts', '3.300-5.000 €, 2,5-3 Stunden', '3.300–5.000␣€, 2,5–3␣Stunden'],
  ['a range of years', '2024-2026 und 2024-25', '2024–2026 und 2024–25'],
  ['a range of dates', '12.-14.3. und 1.-5. Mai', '12.–14.3. und 1.–5.␣Mai'],
  ['a range with units', '5%-10%', '5␣%–10␣%'],
  ['a minus sign', 'bei -5 °C und -3,5%', 'bei −5␣°C und −3,5␣%'],
  ['an ellipsis', 'Und dann...', 'Und dann…'],
  ['an amount', '238 € oder 4.200 €, 357 EUR', '238␣€ oder 4.200␣€, 357␣EUR'],
  ['an amount without a space', '238€', '238␣€'],
  ['a large amount', '5 Mio. €, 2 Mrd. Euro, 3 Millionen €', '5␣Mio.␣€, 2␣Mrd.␣Euro, 3␣Millionen␣€'],
  ['a percentage', '19% USt.', '19␣% USt.'],
  ['a percentage from a slot', 'inkl. {{rate}} % MwSt.', 'inkl. {{rate}}␣% MwSt.'],
  ['a price without VAT', 'ab 3.300 € zzgl. USt.', 'ab 3.300␣€ zzgl.␣USt.'],
  ['an ellipsis in a gap', 'Wir setzen KI ein für … Ende', 'Wir setzen KI ein für␣… Ende'],
  ['units', '90 Minuten, 3 Monaten, 20+ Jahren, 8 kWh', '90␣Minuten, 3␣Monaten, 20+␣Jahren, 8␣kWh'],
  ['what is counted', '6–12 Sitzungen, 6 Sitzungen', '6–12␣Sitzungen, 6␣Sitzungen'],
  ['what a range counts', 'für 8-15 Teilnehmende', 'für 8–15␣Teilnehmende'],
  ['a day and its month', 'am 11. August 2025', 'am 11.␣August 2025'],
  ['instalments', '3 x 1.100 €', '3␣x␣1.100␣€'],
  ['a ranking', 'TOP 100 Coach', 'TOP␣100 Coach'],
  ['a slash between words', 'Coach / Beraterin', 'Coach␣/ Beraterin'],
  ['a paragraph of a law', '§ 25 Abs. 1 Nr. 2, Art. 6', '§␣25 Abs.␣1 Nr.␣2, Art.␣6'],
  ['a paragraph of a law without a space', '§5, Art.6, Nr.5', '§␣5, Art.␣6, Nr.␣5'],
  ['parts of a law', 'Artikel 6 Absatz IV Buchst. a', 'Artikel␣6 Absatz␣IV Buchst.␣a'],
  ['a page and a figure', 'S. 12 und Abb. 3', 'S.␣12 und Abb.␣3'],
  ['abbreviations', 'z.B. oder z. B., d. h., u. a.', 'z.␣B. oder z.␣B., d.␣h., u.␣a.'],
  ['more abbreviations', 'z.T., v.a., u. U., i.d.R.', 'z.␣T., v.␣a., u.␣U., i.␣d.␣R.'],
  ['abbreviations of three', 'u.v.m. und i.S.d. Gesetzes', 'u.␣v.␣m. und i.␣S.␣d. Gesetzes'],
];

const right = [
  '„Ja“, sagt sie, „und ‚nein‘ auch.“',
  'Sie nennt es ‚Hans’ Buch‘, mehr nicht.',
  'am 2024-01-15, im Juni 2024-12',
  '978-3-16-148410-0',
  '+49 69 90009 123-45',
  '069-12345 und (069) 123-456',
  'Tel.: 0171-1234567, Fax 123-456',
  'DIN 5008-1, ISO 27001-2, EN 301-549, DIN EN ISO 9001-20000',
  'Az.\u00A02-03 O 1',
  'Version 1.2.3-4, auch 1.2.3-4',
  'Das Spiel endete 3-1.',
  'ein 90-Minuten-Gespräch',
  'ein Monitor mit 27" und einer mit 24"',
  'Rechtssache C-634/21',
  'siehe https://www.example.net/3-6/...x',
  '`"code" - 3-6 Tage`',
  'post@example.net',
  'Level 1: 30 Gäste',
  'Eine neue Art. Die zweite folgt. Im Artikel steht, was der Absatz über ihn sagt.',
  'ein 100%-Ziel, 50%ige Quote',
  '5 h, 5 V, 5 min',
  '5\u202F% und 5\u00A0€',
  '24/7',
  'Die Jahre 2024–2026 und danach, Punkt 3. Augustin sagt',
  'Hauptstraße 12-14a',
];

/** Inputs a second run must leave unchanged. */
const tricky =
  `"|"""|""Nein" sagte er"|"a "b "c"""|'|'''|"'Ja', sagte er"|'Hans' Buch'|‘Hans’ Buch’|“|”“|„|„„a““|‚|‚‘
sagt"Ja"|a"b"c"d|(Ja)", er|Sie " Ja " sagt|"KI-"Experten|"a"/"b"|"Ja"–"Nein"|"ein 27" und 24"|5' 3"|„Er: "Ja“"|'90er'
'68|'s ist so|'s'|—|— Goethe|a——b|a —b|a— b|Ja—"|"Ja—"|„Ja—“ sagt er|1—2—3|Mo—Fr|a - - b|a -- b|-- a|- 5 €|-5-10 %
1-2-3|1-2|09-17 Uhr|5%-10|5€-10€|5 - 10 €|....|. . .|a...b|5...10|...|"..."|5  €|5 €€|5%%|5%5%|5 Mio.€|§§5|§ §5|z.B.z.B.
u.v.a.m.|v. a. u. a.|i.S.d.R.|Art.6Abs.2|Nr.5-7|{{a}}{{b}}|{{|\`|\`a|Tel. 1-2|\u00A0-\u00A0|5\u00A0 €|\uA015"\uA015`
    .split(/[|\n]/)
    .map((text) => [text] as const);

test.each(corrections)('corrects %s', (_, before, after) => {
  expect(corrected(before)).toBe(after);
});

test.each(right)('leaves as it is: %s', (text) => {
  expect(correctTypography(text)).toEqual({ text, rules: [] });
});

test('leaves an exception alone, and nothing else', () => {
  const { text } = correctTypography('Wird gesendet... und dann...', ['Wird gesendet...']);
  expect(text).toBe('Wird gesendet... und dann…');
});

describe('changes nothing on a second run', () => {
  test.each([...tricky, ...corrections.map(([, before]) => [before] as const)])('%s', (text) => {
    const once = correctTypography(text).text;
    expect(correctTypography(once)).toEqual({ text: once, rules: [] });
  });
});

test('accepts a plain space in place of a no-break space', () => {
  const text = 'z. B. 238 € für 90 Minuten am 11. August, § 5 Abs. 1';
  expect(correctTypography(text)).toEqual({ text, rules: [] });
});

test('names the rule of each change', () => {
  expect(correctTypography('"Ja" - 3%').rules).toEqual([
    'Anführungszeichen',
    'Gedankenstrich',
    'Leerzeichen',
  ]);
});

test.each(['1', '1.', '1-', 'a@', '"', '—'])('is fast on a long line of %s', (part) => {
  const line = part.repeat(400_000 / part.length);
  const began = process.cpuUsage();
  correctTypography(line);
  // CPU time, not wall clock, since other programs may run. A non-linear rule takes minutes.
  expect(process.cpuUsage(began).user).toBeLessThan(5_000_000);
});
