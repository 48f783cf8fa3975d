import type { Paragraph } from 'mdast';
import { breakLines, type Run, wholeWords } from './break-lines.ts';
import { colours } from './colours.ts';
import type { Slab, Step } from './flow.ts';
import { page, styles, type TextStyle } from './house-style.ts';
import { piecesOf } from './pieces.ts';

const PARAGRAPH_GAP = 8;

/** @param x indentation */
export function paragraph(node: Paragraph, x = 0): Slab[] {
  const style = styles.body;
  const slabs = piecesOf(node.children, style, colours.accent).flatMap((pieces) =>
    breakLines(pieces, page.column - x).map((line) => lineSlab(line, style, x)),
  );
  slabs.forEach((slab, index) => {
    // No widows or orphans.
    if (index === 1 || (index > 0 && index === slabs.length - 1)) slab.breakBefore = 'avoid';
  });
  if (slabs[0]) slabs[0].above = PARAGRAPH_GAP;
  return inElement(slabs, 'P');
}

/** Headings: never hyphenated, and kept with the following slab. */
export function textSlabs(tag: string, text: string, style: TextStyle): Slab[] {
  const slabs = breakLines(wholeWords(text, style), page.column, { balance: true }).map((line) =>
    lineSlab(line, style),
  );
  inElement(slabs, tag);
  for (const slab of slabs.slice(1)) slab.breakBefore = 'avoid';
  return keepWithNext(slabs);
}

/** One line of text. */
export function lineSlab(line: Run[], style: TextStyle, x = 0): Slab {
  return {
    height: style.leading,
    above: 0,
    breakBefore: 'allowed',
    // Don't hyphenate across pages.
    keepWithNext: line.at(-1)?.text.endsWith('\u00AD') ?? false,
    steps: [(pen, top) => pen.line(line, page.left + x, baselineOf(style, top))],
  };
}

/** Empty space that stays with the slab above. */
export function space(height: number): Slab {
  return { height, above: 0, breakBefore: 'avoid', steps: [] };
}

/** Closes a structure element. */
export const close: Step = (pen) => pen.close();

/** Wraps slabs in a structure element. */
export function inElement(slabs: Slab[], tag: string): Slab[] {
  slabs[0]?.steps.unshift((pen) => pen.open(tag));
  slabs.at(-1)?.steps.push(close);
  return slabs;
}

/** Prevents page breaks after these slabs. */
export function keepWithNext(slabs: Slab[]): Slab[] {
  for (const slab of slabs) slab.keepWithNext = true;
  return slabs;
}

/** The baseline that centres capitals in the line. */
export function baselineOf({ size, leading }: TextStyle, top: number): number {
  return top + leading / 2 + size * 0.34;
}
