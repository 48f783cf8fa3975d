import german from 'hyphen/de/index.js';

/** Letters that stay together at either end of a word, as `hyphenate-limit-chars: 9 4 4` of the website. */
const MIN_PART = 4;

/**
 * Marks with soft hyphens where German words may be divided.
 * @param minWord letters of the shortest word that is divided
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
