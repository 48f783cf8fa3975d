import { softHyphens } from '../../site/content/read/soft-hyphens.server.ts';

/** Like the website's `hyphenate-limit-chars: 9 4 4`. */
const MIN_WORD = 9;

export type Part = {
  text: string;
  /** Whether a line may break after it, with or without a hyphen. */
  breakAfter: 'hyphen' | 'plain' | 'none';
};

/** Splits a word at possible line breaks. URLs only break after slashes. */
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
