import { fold, WORD } from './words.ts';

/** Memoised, because a build meets each word of the blog many times. */
const folded = new Map<string, string>();

/** Same as `words`, but faster for many long texts. */
export function foldedWords(text: string): string[] {
  const found: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    const known = folded.get(word) ?? fold(word);
    folded.set(word, known);
    if (known) found.push(known);
  }
  return found;
}
