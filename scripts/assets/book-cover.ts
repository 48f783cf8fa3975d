import type { Book } from '../../site/content/schemas/books.ts';
import { colours } from '../../site/images/colours.ts';
import { coverDrawing } from '../../site/images/images.server.ts';
import { fitText, type TextShape } from './fit-text.ts';
import { outlineOf, widthOf } from './fonts.ts';

/** Width to height of every cover, as on the website: 125 × 190 mm. */
export const COVER = { width: 500, height: 760 };

const MARGIN = 45;
const TITLE_TOP = 40;
const NAME_BASELINE = 246;
const NAME_SIZE = 26;
const TITLE = {
  face: 'heading',
  sizes: { largest: 84, whole: 30, hyphenated: 24 },
  leading: 1.02,
  tracking: -0.02,
} as const;

/** A book cover as on the website, as SVG. Text becomes outlines, so no font has to be installed. */
export function bookCover(book: Book, author: string): string {
  const { text, svg } = coverDrawing(book);
  const { width, height } = COVER;
  const year = String(book.year);
  const yearLeft = width - MARGIN - widthOf(year, 'label', NAME_SIZE);
  const parts = [
    svg.replace(/ width="\d+" height="\d+"/, ` width="${width}" height="${height}"`),
    ...titleLines(book.title),
    line(author, MARGIN, NAME_BASELINE, NAME_SIZE),
    line(year, yearLeft, NAME_BASELINE, NAME_SIZE),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="${colours[text]}">${parts.join('')}</svg>`;
}

function titleLines(title: string): string[] {
  const box = { width: COVER.width - 2 * MARGIN, height: NAME_BASELINE - TITLE_TOP - NAME_SIZE };
  const { lines, size, leading } = fitText(title, box, TITLE);
  return lines.map((text, index) =>
    line(text, MARGIN, TITLE_TOP + size * 0.82 + index * leading, size, TITLE),
  );
}

const LABEL = { face: 'label', tracking: 0 } as const;

function line(
  text: string,
  x: number,
  y: number,
  size: number,
  { face, tracking } = LABEL as Lettering,
): string {
  return `<path transform="translate(${x} ${y})" d="${outlineOf(text, face, size, tracking)}"/>`;
}

type Lettering = Pick<TextShape, 'face' | 'tracking'>;
