import { breakLines, type Piece } from './break-lines.ts';
import { type Face, widthOf } from './fonts.ts';
import { partsOf } from './hyphenate.ts';

export type Box = { width: number; height: number };

export type TextShape = {
  face: Face;
  /** Sizes in pixels. Below `whole` words are hyphenated, below `hyphenated` overlong ones break anywhere. */
  sizes: { largest: number; whole: number; hyphenated: number };
  /** Of a line, in ems; so is the space added behind each letter. */
  leading: number;
  tracking: number;
};

export type FittedText = { lines: string[]; size: number; leading: number; tracking: number };

const SOFT_HYPHEN = '\u00AD';

/**
 * Sets a complete text as large as its box allows: with whole words if possible, else hyphenated, else breaking
 * overlong words anywhere. Sentences and clauses start a new line where that costs little size.
 */
export function fitText(text: string, box: Box, shape: TextShape): FittedText {
  const { largest, whole, hyphenated } = shape.sizes;
  return (
    bestFit(text, box, shape, { divide: wholeWord, from: largest, to: whole }) ??
    bestFit(text, box, shape, { divide: partsOf, from: whole, to: hyphenated }) ??
    (bestFit(text, box, shape, { divide: anywhere, from: hyphenated, to: 0 }) as FittedText)
  );
}

type Divide = (word: string) => Array<Pick<Piece, 'text' | 'breakAfter'>>;
type Way = { divide: Divide; from: number; to: number };

/** After at least two words, since a single one would make a lonely line. */
const CLAUSE_END = /(?<=[ \t\n]\S+(?:[:,]|\p{Ll}{3}[.?!]))[ \t\n]+/u;
const SENTENCE_END = /(?<=[ \t\n]\S+(?::|\p{Ll}{3}[.?!]))[ \t\n]+/u;
/** Bonus for starting a new line with each sentence or clause. */
const SENTENCE_APART = 0.1;
const CLAUSE_APART = 0.07;

/** Smallest share of the possible size accepted for smoother lines, and its penalty. */
const LEAST_SHARE = 0.7;
const SMALLER = 0.35;

function bestFit(text: string, box: Box, shape: TextShape, way: Way): FittedText | undefined {
  const settings: Array<FittedText & { price: number }> = [];
  const partings = partingsOf(text.trim());
  let largest = 0;
  for (let size = way.from; size >= Math.max(way.to, largest * LEAST_SHARE); size = nextSize(size)) {
    for (const { parts, worth } of partings) {
      const fit = fitAt(size, parts, box, shape, way.divide);
      if (!fit) continue;
      largest ||= size;
      settings.push({ ...fit, price: fit.raggedness - worth + SMALLER * (1 - size / largest) });
    }
  }
  settings.sort((a, b) => a.price - b.price);
  return settings[0];
}

/** Ways to split a text into pieces that start a line; text before a colon counts as a sentence. */
function partingsOf(text: string) {
  const [clauses, sentences] = [text.split(CLAUSE_END), text.split(SENTENCE_END)];
  const worth = sentences.length > 1 ? SENTENCE_APART : 0;
  return [
    { parts: [text], worth: 0 },
    { parts: sentences, worth },
    { parts: clauses, worth: worth + (clauses.length > sentences.length ? CLAUSE_APART : 0) },
  ];
}

function fitAt(size: number, parts: string[], box: Box, shape: TextShape, divide: Divide) {
  const { face, tracking } = shape;
  const lines = parts.flatMap((part) => linesOf(part, size, box.width, shape, divide));
  const leading = size * shape.leading;
  const fills = lines.map((line) => widthOf(line, face, size, tracking) / box.width);
  if (lines.length * leading > box.height || fills.some((fill) => fill > 1)) return undefined;
  const raggedness = fills.reduce((sum, fill) => sum + (1 - fill) ** 2, 0) / fills.length;
  return { lines, size, leading, tracking, raggedness };
}

const nextSize = (size: number) => (size > 24 ? size - 2 : size * 0.93);

function linesOf(text: string, size: number, width: number, shape: TextShape, divide: Divide): string[] {
  const style = { face: shape.face, size, colour: '', tracking: shape.tracking };
  const pieces = text
    .trim()
    // \s would also split at no-break spaces.
    .split(/[ \t\n]+/)
    .flatMap((word, index) =>
      divide(word).map((part, partIndex) => ({
        ...part,
        style,
        spaceBefore: index > 0 && partIndex === 0,
      })),
    );
  return breakLines(pieces, width, { balance: true }).map((runs) =>
    runs
      .map((run) => run.text)
      .join('')
      .trimEnd(),
  );
}

const wholeWord: Divide = (word) => [{ text: word.replaceAll(SOFT_HYPHEN, ''), breakAfter: 'none' }];

/** Longer than any real word; only URLs and pasted text exceed it. */
const LONGEST_WORD = 30;

const anywhere: Divide = (word) =>
  word.length <= LONGEST_WORD
    ? partsOf(word)
    : [...word.replaceAll(SOFT_HYPHEN, '')].map((text, index, all) => ({
        text,
        breakAfter: index < all.length - 1 ? 'plain' : 'none',
      }));
