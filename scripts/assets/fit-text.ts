import { softHyphens } from '../../site/content/read/soft-hyphens.server.ts';
import { type Face, widthOf } from './fonts.ts';

export type Box = { width: number; height: number };

export type TextShape = {
  face: Face;
  /** Sizes in pixels. Below `whole` words are hyphenated, below `hyphenated` overlong ones break anywhere. */
  sizes: { largest: number; whole: number; hyphenated: number };
  /** Height of a line, and space added behind each letter, in ems. */
  leading: number;
  tracking: number;
};

/** A line that ends with a soft hyphen is drawn with a hyphen. */
export type FittedText = { lines: string[]; size: number; leading: number; tracking: number };

const SOFT_HYPHEN = '\u00AD';

/**
 * Sets a complete text as large as its box allows, in lines of similar length: with whole words if possible, else
 * hyphenated, else breaking overlong words anywhere.
 */
export function fitText(text: string, box: Box, shape: TextShape): FittedText {
  const { largest, whole, hyphenated } = shape.sizes;
  // \s would also split at no-break spaces.
  const words = text.trim().split(/(?<=[ \t\n])(?=\S)/);
  return (
    setIn(
      words.map((word) => word.replaceAll(SOFT_HYPHEN, '')),
      largest,
      whole,
    ) ??
    setIn(words.flatMap(syllables), whole, hyphenated) ??
    (setIn(words.flatMap(letters), hyphenated, 0) as FittedText)
  );

  function setIn(pieces: string[], from: number, to: number): FittedText | undefined {
    const { face, tracking } = shape;
    for (let size = from; size >= to; size = size > 24 ? size - 2 : size * 0.93) {
      const wrapAt = (width: number) => wrap(pieces, (line) => widthOf(line, face, size, tracking) <= width);
      const leading = size * shape.leading;
      const most = Math.floor(box.height / leading);
      const lines = wrapAt(box.width);
      if (lines && lines.length <= most)
        return { lines: balanced(lines, wrapAt, box.width), size, leading, tracking };
    }
    return undefined;
  }
}

/** Pieces on as few lines as possible; undefined if one is wider than a line. */
function wrap(pieces: string[], fits: (line: string) => boolean): string[] | undefined {
  const lines = [''];
  for (const piece of pieces) {
    const line = lines.at(-1) as string;
    const longer = line.replace(SOFT_HYPHEN, '') + piece;
    if (fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else if (line && fits(piece.trimEnd())) lines.push(piece);
    else return undefined;
  }
  return lines.map((line) => line.trimEnd());
}

/** As many lines at the smallest width, like `text-wrap: balance`. */
function balanced(lines: string[], wrapAt: (width: number) => string[] | undefined, width: number): string[] {
  let [tooNarrow, wide, best] = [0, width, lines];
  while (wide - tooNarrow > 4) {
    const middle = (tooNarrow + wide) / 2;
    const narrower = wrapAt(middle);
    if (narrower?.length === lines.length) [wide, best] = [middle, narrower];
    else tooNarrow = middle;
  }
  return best;
}

/** Like the website's `hyphenate-limit-chars: 9 4 4`. */
const MIN_WORD = 9;

/** A word in parts that may end a line. URLs only break after slashes. */
function syllables(word: string): string[] {
  if (/\w[@/]\w/.test(word)) return word.split(/(?<=[^:/]\/)(?=\w)/);
  return word
    .split(/(?<=\p{L}{2}-)(?=\p{L}{3})/u)
    .flatMap((part) => softHyphens(part, MIN_WORD).split(/(?<=\u00AD)/));
}

/** Longer than any real word; only URLs and pasted text exceed it. */
const LONGEST_WORD = 30;

const letters = (word: string) =>
  word.length <= LONGEST_WORD ? syllables(word) : [...word.replaceAll(SOFT_HYPHEN, '')];
