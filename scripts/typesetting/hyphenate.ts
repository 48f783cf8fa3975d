import { softHyphens } from '../../site/content/soft-hyphens.server.ts';

/** As `hyphenate-limit-chars: 9 4 4` of the website: no short words. */
const MIN_WORD = 9;

export type Part = {
  text: string;
  /** What a line that ends with it ends with: a soft hyphen, nothing more, or it must not end there. */
  breakAfter: 'hyphen' | 'plain' | 'none';
};

/** Takes a word apart where a line may end. Addresses are only divided behind their slashes. */
export function partsOf(word: string): Part[] {
  if (/\w[@/]\w/.test(word)) return divide(word, /(?<=[^:/]\/)(?=\w)/, 'plain');
  return divide(word, /(?<=\p{L}{2}-)(?=\p{L}{3})/u, 'plain').flatMap(({ text, breakAfter }) => {
    const parts = divide(softHyphens(text, MIN_WORD), /\u00AD/, 'hyphen');
    const last = parts.at(-1);
    if (last) last.breakAfter = breakAfter;
    return parts;
  });
}

function divide(text: string, at: RegExp, breakAfter: Part['breakAfter']): Part[] {
  return text.split(at).map((text, index, all) => ({
    text,
    breakAfter: index < all.length - 1 ? breakAfter : 'none',
  }));
}
