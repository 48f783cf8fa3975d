import { chunksOf, type Range } from './chunks.ts';
import { type Block, blocksOf, complete } from './markdown-blocks.ts';
import { mergeWords } from './merge-words.ts';

/**
 * Writes an edited text over the original. Blocks are the same if they parse to the same tree; what was not touched
 * stays byte for byte. The rich text editor writes all of a text in its own manner, and damages some of it, such as
 * tables: that part of the difference is in its echo of the original, and is taken back.
 * @param echo what the editor makes of the original without an edit; the original, if that isn't known
 * @throws Error in German if the result would not read as wanted
 */
export function mergeMarkdown(original: string, echo: string, wanted: string): string {
  const lineEnd = original.includes('\r\n') ? '\r\n' : '\n';
  const typed = (text: string) => text.replace(/\r?\n/g, lineEnd);
  const [before, echoed, after] = [blocksOf(original), blocksOf(echo), blocksOf(wanted)];
  const parts = chunksOf(before.map(toMeaning), echoed.map(toMeaning), after.map(toMeaning)).flatMap(
    (chunk): Part[] => {
      const own = before.slice(...chunk.original);
      const made = echoed.slice(...chunk.echo);
      const other = after.slice(...chunk.wanted);
      const [from, to] = chunk.original;
      const [place] = chunk.wanted;
      const one = (index: number) => ({
        own: [from + index, from + index + 1] as Range,
        place: place + index,
      });
      if (areSame(made, other)) return own.map((block, index) => ({ ...block, ...one(index) }));
      if (!areSame(own, made)) {
        const text = mergeWords(span(original, own), span(echo, made), span(wanted, other), typed);
        return text ? [{ text, own: [from, to], place }] : [];
      }
      const isInPlace = own.length === other.length;
      return other.map((block, index) =>
        isInPlace
          ? { ...inOwnManner(own[index], made[index], block, typed), ...one(index) }
          : { ...asTyped(block, typed), place: place + index },
      );
    },
  );
  const text = parts.map((part, index) => gapBefore(part, parts[index - 1]) + part.text).join('');
  const lost = missing(parts, text);
  // Without damage, the text is written as handed over.
  const isLossless = areSame(before, echoed);
  if (lost && !isLossless) throw new Error(refusal(lost));
  const [first, last] = [before[0], before.at(-1)];
  const head = first ? original.slice(0, first.from) : /^\s*/.exec(original)?.[0] || lineEnd;
  const tail = last ? original.slice(last.to) : lineEnd;
  return head + (lost ? typed(wanted.trim()) : text) + tail;

  function gapBefore(part: Part, previous: Part | undefined): string {
    if (!previous) return '';
    const follows = part.own && previous.own && part.own[0] === previous.own[1];
    const known = follows ? gapIn(original, before, part.own?.[0]) : undefined;
    return known ?? typed(gapIn(wanted, after, part.place) ?? '\n\n');
  }
}

/** A part of the new text, with the original's blocks and its place in the wanted text. */
type Part = { text: string; meaning?: string; own?: Range; place: number };

type Typed = (text: string) => string;

const toMeaning = ({ meaning }: Block) => meaning;

const areSame = (a: Block[], b: Block[]) =>
  a.length === b.length && a.every(({ meaning }, index) => meaning === b[index]?.meaning);

const span = (source: string, blocks: Block[]) => source.slice(blocks[0]?.from ?? 0, blocks.at(-1)?.to ?? 0);

function gapIn(source: string, blocks: Block[], index = 0): string | undefined {
  const [previous, block] = [blocks[index - 1], blocks[index]];
  return previous && block && source.slice(previous.to, block.from);
}

/** An edited block as the file writes it, unless that changes what it means. */
function inOwnManner(own: Block | undefined, made: Block | undefined, block: Block, typed: Typed) {
  const text = own && made && mergeWords(own.text, made.text, block.text, typed);
  return text && areSame(blocksOf(text), blocksOf(block.text))
    ? { text, meaning: block.meaning }
    : asTyped(block, typed);
}

function asTyped(block: Block, typed: Typed) {
  const { text, meaning } = complete(block);
  return { text: typed(text), meaning };
}

/** The first part that the text doesn't contain in its place. */
function missing(parts: Part[], text: string): Part | undefined {
  const found = blocksOf(text).map(toMeaning);
  let place = 0;
  return parts.find(({ meaning }) => {
    if (meaning === undefined) return false;
    place = found.indexOf(meaning, place) + 1;
    return place === 0;
  });
}

const refusal = ({ text }: Part) =>
  `Diese Änderung lässt sich nicht ohne Verlust in die Datei schreiben, bei „${text.trim().slice(0, 60)}“. Die Datei bleibt, wie sie ist. Kopieren Sie heraus, was Sie geändert haben, laden Sie die Seite neu und tragen Sie es in der Markdown-Ansicht ein.`;
