import { expect, test } from 'vitest';
import { fold, pieces, words } from './words.ts';

test.each([
  [
    'Führungskräfte',
    'fuehrungskraefte',
    'FUHRUNGSKRAFTE',
    'Fu\u0308hrungskra\u0308fte',
    'Führungs\u00ADkräfte',
  ],
  ['Straße', 'STRASSE', 'strasse'],
  ['Café', 'cafe'],
  ['Öl', 'Oel', 'ol'],
])('%s is one word, however it is written', (word, ...others) => {
  expect(new Set(others.map(fold))).toEqual(new Set([fold(word)]));
});

test('every prefix of a word folds to a prefix of the folded word', () => {
  const word = 'steuerungsbedürfnisse';
  for (let end = 1; end <= word.length; end++) {
    expect(fold(word).startsWith(fold(word.slice(0, end)))).toBe(true);
  }
});

test('punctuation separates words and is not part of them', () => {
  expect(words('„KI-Strategie“: 45 Minuten, 238 €')).toEqual(['ki', 'strategie', '45', 'minuten', '238']);
});

test('the pieces of a text add up to it', () => {
  const text = ' Führung & KI: „3–6 Monate“.';
  expect(pieces(text).join('')).toBe(text);
});
