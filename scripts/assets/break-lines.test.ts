import { expect, test } from 'vitest';
import { breakLines } from './break-lines.ts';
import { widthOf } from './fonts.ts';
import { partsOf } from './hyphenate.ts';

const text =
  'Wer Verantwortungsbereitschaft, Entscheidungsgeschwindigkeit und 3.300\u00A0€ Reisekosten in einem E-Mail-Verlauf unterbringt, braucht Trennstellen.';

const style = { face: 'text' as const, size: 11.75, colour: '' };

function lines(value: string, width: number) {
  const pieces = value
    .split(' ')
    .flatMap((word, index) =>
      partsOf(word).map((part, at) => ({ ...part, style, spaceBefore: index > 0 && at === 0 })),
    );
  return breakLines(pieces, width).map((runs) => runs.map(({ text }) => text).join(''));
}

test('lines fit the measure and together are the text', () => {
  const set = lines(text, 150);
  for (const line of set) expect(widthOf(line.trimEnd(), 'text', style.size)).toBeLessThan(151);
  expect(set.join('').replaceAll('\u00AD', '')).toBe(text);
  expect(set.some((line) => line.endsWith('\u00AD'))).toBe(true);
});

test('a number and its unit stay on one line, at any width', () => {
  for (let width = 60; width < 300; width += 10) {
    expect(lines(text, width).filter((line) => line.startsWith('€'))).toEqual([]);
  }
});

test('what is wider than the measure gets a line of its own', () => {
  expect(lines('ab post@example.org cd', 40)).toEqual(['ab ', 'post@example.org ', 'cd']);
});

test.each([
  ['Kleinanzeigen', ['Klein', 'an', 'zeigen']],
  ['Verbraucherzentrale', ['Verbrau', 'cher', 'zen', 'trale']],
  ['Anzeige', ['Anzeige']],
  ['E-Mail', ['E-Mail']],
  ['KI-Assistent', ['KI-', 'Assis', 'tent']],
  ['https://www.example.org/kontakt', ['https://www.example.org/', 'kontakt']],
  ['post@example.org', ['post@example.org']],
])('%s may end a line only at %j', (word, parts) => {
  expect(partsOf(word).map(({ text }) => text)).toEqual(parts);
});
