import german from 'hyphen/de/index.js';

/** Minimum letters at either end of a word, as in the site's `hyphenate-limit-chars: 9 4 4`. */
const MIN_PART = 4;

/**
 * Inserts soft hyphens into German words.
 * @param minWord minimum length of a word, in letters
 */
export function softHyphens(text: string, minWord: number): string {
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < minWord) return word;
    const marked = german.hyphenateSync(word, { minWordLength: minWord });
    let done = 0;
    return marked.split('\u00AD').reduce((text, syllable) => {
      done += syllable.length;
      const left = done - syllable.length;
      const divides = left >= MIN_PART && word.length - left >= MIN_PART;
      return text + (divides ? '\u00AD' : '') + syllable;
    }, '');
  });
}
