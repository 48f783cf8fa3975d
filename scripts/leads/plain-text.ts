import { stripVTControlCharacters } from 'node:util';

/** Characters that move the cursor, hide or reverse text. Forms refuse them, but tables have other writers, too. */
const DECEIVING = /[\p{Cc}\p{Cs}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;

/** A visitor's text on one line, safe to print. */
export const oneLine = (text: string) =>
  stripVTControlCharacters(text)
    .replace(/[\r\n\t\u2028\u2029]+/g, ' ')
    .replace(DECEIVING, '\uFFFD');

/** The same on several indented lines. */
export const indented = (text: string, indent: string) =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => `${indent}${oneLine(line)}`.trimEnd())
    .join('\n');

const GAP = '  ';

/** Aligns columns to their widest cell, up to the limits in `widest`. */
export function table(header: string[], rows: string[][], widest: number[]): string {
  const lines = [header, ...rows].map((cells) =>
    cells.map((cell, column) => clip(oneLine(cell), widest[column] ?? Number.POSITIVE_INFINITY)),
  );
  const widths = header.map((_, column) => Math.max(...lines.map((cells) => widthOf(cells[column] ?? ''))));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)))
        .join(GAP)
        .trimEnd(),
    )
    .join('\n');
}

const graphemes = new Intl.Segmenter('de', { granularity: 'grapheme' });
/** Ideographs and emoji take two columns in a terminal. */
const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

const widthOfOne = (grapheme: string) => (WIDE.test(grapheme) ? 2 : 1);
const widthOf = (text: string) =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + widthOfOne(segment), 0);

function clip(text: string, widest: number): string {
  if (widthOf(text) <= widest) return text;
  let clipped = '';
  for (const { segment } of graphemes.segment(text)) {
    if (widthOf(clipped + segment) > widest - 1) break;
    clipped += segment;
  }
  return `${clipped}…`;
}
