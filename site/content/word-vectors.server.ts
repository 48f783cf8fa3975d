import { foldedWords } from '../search/folded-words.server.ts';
import { plainText } from '../search/plain-text.server.ts';
import type { Article } from './article.server.ts';

/** What an article says, as the words that stand in it: sorted numbers, which take little room and compare quickly. */
export type Vector = {
  words: Uint32Array;
  /** Weight of the word at the same place. */
  weights: Float64Array;
  length: number;
  /** The words that tell most of it. */
  telling: readonly number[];
};

/** Words by which an article is found from others. */
const TELLING = 12;

/** One for each article. The fewer articles a word stands in, the more it weighs; one that stands in all weighs nothing. */
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
    return { words, weights, length, telling: tellingWords(words, weights, documents) };
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

/** The heaviest; a word that stands nowhere else leads to nobody. */
function tellingWords(words: Uint32Array, weights: Float64Array, documents: Uint32Array): number[] {
  return Array.from(words, (word, at) => ({ word, weight: weights[at] as number }))
    .filter(({ word }) => (documents[word] as number) > 1)
    .sort((a, b) => b.weight - a.weight || a.word - b.word)
    .slice(0, TELLING)
    .map(({ word }) => word);
}
