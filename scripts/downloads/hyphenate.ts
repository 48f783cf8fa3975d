import german from 'hyphen/de/index.js';

/** As `hyphenate-limit-chars: 9 4 4` of the website: no short words, no crumbs at either end. */
const MIN_WORD = 9;
const MIN_PART = 4;

export type Part = {
  text: string;
  /** What a line that ends with it ends with: a soft hyphen, nothing more, or it must not end there. */
  breakAfter: 'hyphen' | 'plain' | 'none';
};

/** Takes a word apart where a line may end. Addresses are only divided behind their slashes. */
export function partsOf(word: string): Part[] {
  if (/\w[@/]\w/.test(word)) return divide(word, /(?<=[^:/]\/)(?=\w)/, 'plain');
  return divide(word, /(?<=\p{L}{2}-)(?=\p{L}{3})/u, 'plain').flatMap(({ text, breakAfter }) => {
    const parts = divide(softHyphens(text), /\u00AD/, 'hyphen');
    const last = parts.at(-1);
    if (last) last.breakAfter = breakAfter;
    return parts;
  });
}

function softHyphens(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < MIN_WORD) return word;
    const marked = german.hyphenateSync(word, { minWordLength: MIN_WORD });
    let done = 0;
    return marked.split('\u00AD').reduce((text, syllable) => {
      done += syllable.length;
      const left = done - syllable.length;
      const divides = left >= MIN_PART && word.length - left >= MIN_PART;
      return text + (divides ? '\u00AD' : '') + syllable;
    }, '');
  });
}

function divide(text: string, at: RegExp, breakAfter: Part['breakAfter']): Part[] {
  return text.split(at).map((text, index, all) => ({
    text,
    breakAfter: index < all.length - 1 ? breakAfter : 'none',
  }));
}
