import { fold, WORD } from './words.ts';

/** A build meets each word of the blog many times; how it is compared is found out once. */
const folded = new Map<string, string>();

/** The same as `words`, for many long texts. */
export function foldedWords(text: string): string[] {
  const found: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    const known = folded.get(word) ?? fold(word);
    folded.set(word, known);
    if (known) found.push(known);
  }
  return found;
}
