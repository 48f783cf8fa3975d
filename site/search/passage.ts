import { fold, pieces } from '../lib/words.ts';

/** Characters before the first match, and in total. */
const BEFORE = 80;
const LENGTH = 220;

/**
 * The part of a text around the first match, cut at word boundaries.
 * @param terms folded words
 */
export function passageAround(terms: ReadonlySet<string>, text: string): string | undefined {
  let at = 0;
  for (const piece of pieces(text)) {
    if (terms.has(fold(piece))) return cut(text, at);
    at += piece.length;
  }
  return undefined;
}

function cut(text: string, hit: number): string {
  const start = hit <= BEFORE ? 0 : text.indexOf(' ', hit - BEFORE) + 1;
  const isAtEnd = text.length <= start + LENGTH;
  const end = isAtEnd ? text.length : text.lastIndexOf(' ', start + LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${isAtEnd ? '' : ' …'}`;
}
