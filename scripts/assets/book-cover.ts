import { coverArt } from '../../site/components/book-cover/cover-art.ts';
import { type Colour, NECK, type Shape } from '../../site/components/book-cover/cover-shapes.ts';
import type { Book } from '../../site/content/schemas/books.ts';
import { breakLines, wholeWords } from './break-lines.ts';
import { colours } from './colours.ts';
import { outlineOf, widthOf } from './fonts.ts';

/** Width to height of every cover, as on the website: 125 × 190 mm. */
export const COVER = { width: 500, height: 760 };

const MARGIN = 45;
const TITLE_TOP = 40;
const NAME_BASELINE = 246;
const NAME_SIZE = 26;
/** Of the title, in ems. */
const TRACKING = -0.02;

/** A book cover as on the website, as SVG. Text becomes outlines, so no font has to be installed. */
export function bookCover(book: Book, author: string): string {
  const { ground, text, shapes, transform = '' } = coverArt(book);
  const year = String(book.year);
  const yearLeft = COVER.width - MARGIN - widthOf(year, 'label', NAME_SIZE);
  const parts = [
    `<svg x="0" y="${COVER.height - COVER.width}" width="${COVER.width}" height="${COVER.width}" viewBox="0 0 400 400"><g transform="${transform}">${shapes.map(path).join('')}</g></svg>`,
    ...titleLines(book.title),
    line(author, MARGIN, NAME_BASELINE, NAME_SIZE),
    line(year, yearLeft, NAME_BASELINE, NAME_SIZE),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER.width} ${COVER.height}" width="${COVER.width}" height="${COVER.height}" fill="${hex(text)}"><path fill="${hex(ground)}" d="M0 0h${COVER.width}v${COVER.height}H0z"/>${parts.join('')}</svg>`;
}

/** Sets the title as large as its longest word and three lines allow. */
function titleLines(title: string): string[] {
  const width = COVER.width - 2 * MARGIN;
  const words = title.split(' ');
  for (let size = 84; ; size -= 2) {
    const style = { face: 'heading' as const, size, colour: '' };
    const isTooWide = words.some((word) => widthOf(word, style.face, style.size) > width);
    const lines = breakLines(wholeWords(title, style), width).map((runs) =>
      runs.map(({ text }) => text).join(''),
    );
    if (size > 30 && (isTooWide || lines.length * size > NAME_BASELINE - TITLE_TOP - NAME_SIZE)) continue;
    return lines.map((text, index) =>
      line(text.trim(), MARGIN, TITLE_TOP + size * (0.82 + index * 1.02), size, 'heading'),
    );
  }
}

function line(text: string, x: number, y: number, size: number, face: 'label' | 'heading' = 'label'): string {
  return `<path transform="translate(${x} ${y})" d="${outlineOf(text, face, size, face === 'heading' ? TRACKING : 0)}"/>`;
}

function path({ d, colour, width, dash }: Shape): string {
  if (!width) return `<path fill="${hex(colour)}" d="${d}"/>`;
  const dashes = dash ? ` stroke-dasharray="${dash}" stroke-linecap="round"` : '';
  return `<path fill="none" stroke="${hex(colour)}" stroke-width="${width}"${dashes} d="${d}"/>`;
}

function hex(colour: Colour): string {
  return colour === 'neck' ? NECK : colours[colour];
}
