import { describe, expect, test } from 'vitest';
import { correctTypography } from './german-typography.ts';

/** Non-breaking spaces are shown as ␣. */
const corrected = (text: string) => correctTypography(text).text.replaceAll('\u00A0', '␣');

describe('corrects', () => {
  test.each([
    ['quotation marks', 'Er sagt "Ja" und geht.', 'Er sagt „Ja“ und geht.'],
    ['English quotation marks', 'Er sagt “Ja” und geht.', 'Er sagt „Ja“ und geht.'],
    ['quotation marks after a bracket', '("Ja")', '(„Ja“)'],
    ['quotation marks around a slot', '"{{owner}}" sagt', '„{{owner}}“ sagt'],
    ['quotation marks within others', "„Sie sagt 'Ja' dazu“", '„Sie sagt ‚Ja‘ dazu“'],
    ['an apostrophe', "Wie geht's?", 'Wie geht’s?'],
    ['an apostrophe at the end of a name', "Hans' Buch", 'Hans’ Buch'],
    ['a dash', 'Ein Wort - und noch eins', 'Ein Wort – und noch eins'],
    ['a long dash', 'Ein Wort — und noch eins', 'Ein Wort – und noch eins'],
    ['a range', '3-6 Tage', '3–6␣Tage'],
    ['a range of days', 'Mo-Fr', 'Mo–Fr'],
    ['a range of times', '9:00-18:00 Uhr', '9:00–18:00␣Uhr'],
    ['an ellipsis', 'Und dann...', 'Und dann…'],
    ['an amount', '149 € oder 3.300 €', '149␣€ oder 3.300␣€'],
    ['an amount without a space', '149€', '149␣€'],
    ['a share', '19% USt.', '19␣% USt.'],
    [
      'a duration',
      '90 Minuten, 24 Stunden, 3 Monaten, 20+ Jahren',
      '90␣Minuten, 24␣Stunden, 3␣Monaten, 20+␣Jahren',
    ],
    ['a paragraph of a law', '§ 25 Abs. 1 Nr. 2, Art. 6', '§␣25 Abs.␣1 Nr.␣2, Art.␣6'],
    ['abbreviations', 'z.B. oder z. B., d. h., u. a.', 'z.␣B. oder z.␣B., d.␣h., u.␣a.'],
  ])('%s', (_, before, after) => {
    expect(corrected(before)).toBe(after);
    expect(corrected(correctTypography(before).text)).toBe(after);
  });
});

describe('leaves as it is', () => {
  test.each([
    '„Ja“, sagt sie, „und ‚nein‘ auch.“',
    'am 2024-01-15',
    '978-3-16-148410-0',
    '+49 69 90009 123-45',
    'ein 90-Minuten-Gespräch',
    'Rechtssache C-634/21',
    'siehe https://www.example.com/3-6/"x"',
    '`"code" - 3-6 Tage`',
    'kontakt@example.com',
    'Level 1: 30 Gäste',
    '24/7',
    'Hauptstraße 12-14a',
  ])('%s', (text) => {
    expect(correctTypography(text)).toEqual({ text, rules: [] });
  });

  test('a wording that is an exception, and nothing else', () => {
    const { text } = correctTypography('Wird gesendet... und dann...', ['Wird gesendet...']);
    expect(text).toBe('Wird gesendet... und dann…');
  });
});

test('names the rules that ask for a change', () => {
  expect(correctTypography('"Ja" - 3 %').rules).toEqual([
    'Anführungszeichen',
    'Gedankenstrich',
    'geschütztes Leerzeichen',
  ]);
});
