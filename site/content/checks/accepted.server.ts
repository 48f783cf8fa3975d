import type { Content } from '../content.ts';

/** Leaves out the wordings that the owner has accepted (content/checks.yaml), so that no check finds anything in them. */
export function withoutAccepted(text: string, { accepted }: Content['checks']): string {
  const plain = (words: string) => words.replaceAll('\u00A0', ' ');
  // As whole words: an accepted "5 €" is not the end of "595 €".
  const cut = (found: string, at: number, whole: string) =>
    /(?:[\p{L}\d]|\d[.,])$/u.test(whole.slice(0, at)) || /^[\p{L}\d]/u.test(whole.slice(at + found.length))
      ? found
      : '';
  return accepted.reduce((left, one) => left.replaceAll(plain(one.text), cut), plain(text));
}
