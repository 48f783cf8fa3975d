import { plainText } from '../search/plain-text.server.ts';
import { fold, words } from '../search/words.ts';
import type { Article } from './article.server.ts';

/** How much it counts beside shared text (0 to 1) that two articles have the category or a keyword in common. */
const SAME_CATEGORY = 0.2;
const SAME_KEYWORD = 0.1;

/**
 * Puts the other articles in order: the nearest in category, keywords and words first, of two that are as near the
 * newer. The words are counted when it is asked for the first time.
 */
export function relate(articles: readonly Article[]): (article: Article) => Article[] {
  let counted: { vectors: Map<Article, Vector>; weights: Vector } | undefined;
  return (article) => {
    counted ??= count(articles);
    const { vectors, weights } = counted;
    const nearness = (other: Article) =>
      likeness(vectors.get(article), vectors.get(other), weights) +
      (other.category === article.category ? SAME_CATEGORY : 0) +
      SAME_KEYWORD * article.keywords.filter((keyword) => hasKeyword(other, keyword)).length;
    return articles
      .filter((other) => other !== article)
      .map((other) => ({ other, nearness: nearness(other) }))
      .sort((a, b) => b.nearness - a.nearness || b.other.date.localeCompare(a.other.date))
      .map(({ other }) => other);
  };
}

function count(articles: readonly Article[]) {
  const vectors = new Map(articles.map((article) => [article, vectorOf(article)]));
  return { vectors, weights: rarity([...vectors.values()]) };
}

type Vector = ReadonlyMap<string, number>;

/** How often each word stands in an article. */
function vectorOf({ title, excerpt, html }: Article): Vector {
  const counts = new Map<string, number>();
  for (const word of words(`${title} ${excerpt} ${plainText(html)}`))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** The fewer articles a word stands in, the more it says; one that stands in all says nothing. */
function rarity(vectors: readonly Vector[]): Vector {
  const documents = new Map<string, number>();
  for (const vector of vectors)
    for (const word of vector.keys()) documents.set(word, (documents.get(word) ?? 0) + 1);
  return new Map([...documents].map(([word, count]) => [word, Math.log(vectors.length / count)]));
}

/** Cosine of two weighted vectors, 0 to 1. */
function likeness(a: Vector = new Map(), b: Vector = new Map(), weights: Vector): number {
  const weighted = (vector: Vector, word: string) =>
    Math.log1p(vector.get(word) ?? 0) * (weights.get(word) ?? 0);
  const product = (left: Vector, right: Vector) =>
    [...left.keys()].reduce((sum, word) => sum + weighted(left, word) * weighted(right, word), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b)) || 0;
}

function hasKeyword({ keywords }: Article, wanted: string): boolean {
  return keywords.some((keyword) => fold(keyword) === fold(wanted));
}
