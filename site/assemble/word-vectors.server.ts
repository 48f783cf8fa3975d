import type { Article } from '../content/read/article.server.ts';
import { foldedWords } from '../lib/folded-words.server.ts';
import { plainText } from '../lib/plain-text.server.ts';

/** The words of an article as sorted numbers, which are compact and fast to compare. */
export type Vector = {
  words: Uint32Array;
  /** Weight of the word at the same index. */
  weights: Float64Array;
  length: number;
  /** The most distinctive words. */
  distinctive: readonly number[];
};

/** Distinctive words per article. */
const DISTINCTIVE_WORDS = 12;

/** One vector per article. The rarer a word, the higher its weight; a word in all articles weighs nothing. */
export function wordVectors(articles: readonly Article[]): Vector[] {
  const numbers = new Map<string, number>();
  const counts = articles.map((article) => countWords(article, numbers));
  const documents = new Uint32Array(numbers.size);
  for (const { words } of counts) for (const word of words) documents[word] = (documents[word] as number) + 1;
  return counts.map(({ words, times }) => {
    const weights = new Float64Array(words.length);
    for (let at = 0; at < words.length; at++) {
      const rarity = Math.log(articles.length / (documents[words[at] as number] as number));
      weights[at] = Math.log1p(times[at] as number) * rarity;
    }
    const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0));
    return { words, weights, length, distinctive: distinctiveWords(words, weights, documents) };
  });
}

function countWords({ title, excerpt, html }: Article, numbers: Map<string, number>) {
  const counts = new Map<number, number>();
  for (const word of foldedWords(`${title} ${excerpt} ${plainText(html)}`)) {
    const number = numbers.get(word) ?? numbers.size;
    numbers.set(word, number);
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  const words = Uint32Array.from(counts.keys()).sort();
  return { words, times: Uint32Array.from(words, (word) => counts.get(word) as number) };
}

/** The words with the highest weight, except those in no other article, which lead nowhere. */
function distinctiveWords(words: Uint32Array, weights: Float64Array, documents: Uint32Array): number[] {
  return Array.from(words, (word, at) => ({ word, weight: weights[at] as number }))
    .filter(({ word }) => (documents[word] as number) > 1)
    .sort((a, b) => b.weight - a.weight || a.word - b.word)
    .slice(0, DISTINCTIVE_WORDS)
    .map(({ word }) => word);
}
