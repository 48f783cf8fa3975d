import type { Content } from '../content.ts';

/** A text without the wordings that the owner has accepted (content/checks.yaml), which nothing is found in. */
export function withoutAccepted(text: string, { accepted }: Content['checks']): string {
  const plain = (words: string) => words.replaceAll('\u00A0', ' ');
  return accepted.reduce((left, one) => left.replaceAll(plain(one.text), ''), plain(text));
}
