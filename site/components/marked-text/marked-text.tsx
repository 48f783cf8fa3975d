import { fold, pieces } from '../../search/words.ts';

/** A text in which words that were searched for are marked. */
export function MarkedText({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return pieces(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name
    terms.has(fold(piece)) ? <mark key={index}>{piece}</mark> : piece,
  );
}
