import type { Article } from '../content/read/article.server.ts';
import { fold } from '../lib/words.ts';
import { type Vector, wordVectors } from './word-vectors.server.ts';

/** Weight of a shared category or keyword, relative to text similarity (0 to 1). */
const SAME_CATEGORY = 0.2;
const SAME_KEYWORD = 0.1;

/** Maximum articles compared with one; a small blog is compared completely. */
const MAX_CANDIDATES = 24;
/** Candidates per word or keyword, newest first; more frequent ones say little. */
const MAX_PER_FEATURE = 60;

/**
 * Sorts the other articles by similarity of category, keywords and words, then newest first. In a large blog, only
 * articles sharing distinctive words or keywords are compared, so the time grows linearly. Words are counted on the
 * first call.
 */
export function relate(articles: readonly Article[]): (article: Article) => Article[] {
  let prepared: ReturnType<typeof prepare> | undefined;
  return (article) => {
    prepared ??= prepare(articles);
    const one = prepared.subjects.get(article);
    if (!one) return [];
    return prepared
      .candidates(one)
      .map((other) => ({ other, similarity: similarity(one, other) }))
      .sort((a, b) => b.similarity - a.similarity || newerFirst(a.other.article, b.other.article))
      .map(({ other }) => other.article);
  };
}

type Subject = { article: Article; keywords: ReadonlySet<string>; vector: Vector };

function prepare(articles: readonly Article[]) {
  const sorted = articles.toSorted(newerFirst);
  const vectors = wordVectors(sorted);
  const subjects = new Map(
    sorted.map((article, index): [Article, Subject] => [
      article,
      { article, keywords: new Set(article.keywords.map(fold)), vector: vectors[index] as Vector },
    ]),
  );
  const all = [...subjects.values()];
  return { subjects, candidates: all.length <= MAX_CANDIDATES ? others(all) : nearby(all) };
}

const others = (all: readonly Subject[]) => (one: Subject) => all.filter((other) => other !== one);

/** Finds the articles that share the most distinctive features with one. */
function nearby(all: readonly Subject[]): (one: Subject) => Subject[] {
  const having = new Map<string | number, number[]>();
  for (const [index, subject] of all.entries()) {
    for (const feature of featuresOf(subject)) {
      const list = having.get(feature) ?? [];
      if (list.length < MAX_PER_FEATURE) list.push(index);
      having.set(feature, list);
    }
  }
  return (one) => {
    const shared = new Map<number, number>();
    for (const feature of featuresOf(one))
      for (const index of having.get(feature) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    return [...shared]
      .filter(([index]) => all[index] !== one)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, MAX_CANDIDATES)
      .map(([index]) => all[index] as Subject);
  };
}

/** The category ensures that every article has candidates. */
const featuresOf = ({ article, keywords, vector }: Subject) => [
  ...vector.distinctive,
  ...keywords,
  `/${article.category}`,
];

function similarity(one: Subject, other: Subject): number {
  const category = one.article.category === other.article.category ? SAME_CATEGORY : 0;
  const keywords = one.article.keywords.filter((keyword) => other.keywords.has(fold(keyword))).length;
  return textSimilarity(one.vector, other.vector) + category + SAME_KEYWORD * keywords;
}

/** Cosine similarity, 0 to 1. Both vectors list their words in the same order. */
function textSimilarity(a: Vector, b: Vector): number {
  let product = 0;
  for (let i = 0, j = 0; i < a.words.length && j < b.words.length; ) {
    const [left, right] = [a.words[i] as number, b.words[j] as number];
    if (left === right) product += (a.weights[i++] as number) * (b.weights[j++] as number);
    else if (left < right) i++;
    else j++;
  }
  return product / (a.length * b.length) || 0;
}

/** Newest first; ties go by slug, since files may come in any order. */
function newerFirst(a: Article, b: Article): number {
  return a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1;
}
