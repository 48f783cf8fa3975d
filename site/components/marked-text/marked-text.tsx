import { fold, pieces } from '../../lib/words.ts';

/** Marks the search terms in a text. */
export function MarkedText({ text, terms }: { text: string; terms: ReadonlySet<string> }) {
  return pieces(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other key
    terms.has(fold(piece)) ? <mark key={index}>{piece}</mark> : piece,
  );
}
