import { fold, pieces } from '../../lib/words.ts';

/** Marks words in an element's text, replacing the element's content. @param terms folded words */
export function markTerms(element: Element, text: string, terms: ReadonlySet<string>) {
  element.replaceChildren(
    ...pieces(text).map((piece) => {
      if (!terms.has(fold(piece))) return piece;
      return Object.assign(document.createElement('mark'), { textContent: piece });
    }),
  );
}
