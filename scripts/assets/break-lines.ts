import { type Face, widthOf } from './fonts.ts';
import type { Part } from './hyphenate.ts';

export type Style = {
  face: Face;
  size: number;
  colour: string;
  link?: string;
  /** Space added after each letter, in ems. */
  tracking?: number;
};

/** An unbreakable piece of text. */
export type Piece = Part & { style: Style; spaceBefore: boolean };

/** Text of one style on one line. */
export type Run = { text: string; style: Style };

/** A text as pieces that only break at spaces. */
export function wholeWords(text: string, style: Style): Piece[] {
  return text
    .split(/[ \n]+/)
    .map((word, index) => ({ text: word, breakAfter: 'none', style, spaceBefore: index > 0 }));
}

/** Penalties, in the unit of the squared empty share of a line. */
const HYPHEN = 0.001;
const HYPHEN_AGAIN = 0.02;
const SHORT_END = 0.1;
const OVERFULL = 100;

/**
 * Breaks a paragraph with the smoothest possible ragged edge over all lines (Knuth and Plass 1981).
 * @param width line width in points
 * @param balance also fills the last line, for headings
 */
export function breakLines(pieces: Piece[], width: number, { balance = false } = {}): Run[][] {
  type Way = { cost: number; from: number; hyphen: boolean };
  const ways: Array<Way | undefined> = [{ cost: 0, from: 0, hyphen: false }];
  for (let end = 1; end <= pieces.length; end++) {
    if (!mayEnd(pieces, end)) continue;
    const hyphen = endsWithHyphen(pieces, end);
    let used = hyphen ? widthOfPiece(pieces[end - 1], '\u00AD') : 0;
    for (let start = end - 1; start >= 0; start--) {
      const piece = pieces[start] as Piece;
      used += widthOfPiece(piece, piece.text);
      const before = ways[start];
      if (before) {
        const cost =
          before.cost +
          costOf(used / width, end === pieces.length && !balance) +
          (hyphen ? HYPHEN : 0) +
          (before.hyphen && (hyphen || end === pieces.length) ? HYPHEN_AGAIN : 0);
        if (cost < (ways[end]?.cost ?? Number.POSITIVE_INFINITY)) ways[end] = { cost, from: start, hyphen };
      }
      if (used > width) break;
      if (piece.spaceBefore) used += widthOfPiece(piece, ' ');
    }
  }
  const lines: Run[][] = [];
  for (let end = pieces.length; end > 0; end = ways[end]?.from ?? 0) {
    lines.unshift(runsOf(pieces, ways[end]?.from ?? 0, end));
  }
  return lines;
}

function mayEnd(pieces: Piece[], end: number): boolean {
  return end === pieces.length || pieces[end]?.spaceBefore === true || pieces[end - 1]?.breakAfter !== 'none';
}

function endsWithHyphen(pieces: Piece[], end: number): boolean {
  return end < pieces.length && !pieces[end]?.spaceBefore && pieces[end - 1]?.breakAfter === 'hyphen';
}

function costOf(fill: number, isLast: boolean): number {
  if (fill > 1) return OVERFULL * fill;
  if (isLast) return fill < 0.12 ? SHORT_END : 0;
  return (1 - fill) ** 2;
}

function widthOfPiece(piece: Piece | undefined, text: string): number {
  if (!piece) return 0;
  const { face, size, tracking } = piece.style;
  return widthOf(text, face, size, tracking);
}

function runsOf(pieces: Piece[], start: number, end: number): Run[] {
  const runs: Run[] = [];
  pieces.slice(start, end).forEach(({ text, style, spaceBefore }, index) => {
    const last = runs.at(-1);
    const space = spaceBefore && index > 0 ? ' ' : '';
    if (last?.style === style) last.text += space + text;
    else if (last && !last.style.link) {
      last.text += space;
      runs.push({ text, style });
    } else runs.push({ text: space + text, style });
  });
  const last = runs.at(-1);
  // Keep the trailing space, which separates words for screen readers and when copying.
  if (last && end < pieces.length) {
    last.text += endsWithHyphen(pieces, end) ? '\u00AD' : pieces[end]?.spaceBefore ? ' ' : '';
  }
  return runs;
}
