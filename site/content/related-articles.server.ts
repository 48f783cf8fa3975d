import { fold } from '../search/words.ts';
import type { Article } from './article.server.ts';
import { type Vector, wordVectors } from './word-vectors.server.ts';

/** How much it counts beside shared text (0 to 1) that two articles have the category or a keyword in common. */
const SAME_CATEGORY = 0.2;
const SAME_KEYWORD = 0.1;

/** Articles that are compared with one: so many that in a small blog none is left out. */
const COMPARED = 24;
/** The newest articles with a word that are looked at because of it: words that more have tell little. */
const WITH_WORD = 60;

/**
 * Puts other articles in order: the nearest in category, keywords and words first, of two that are as near the
 * newer. In a large blog only those are compared that share telling words or keywords, so that ten times as many
 * articles take ten times as long, not a hundred times. The words are counted when it is asked for the first time.
 */
export function relate(articles: readonly Article[]): (article: Article) => Article[] {
  let prepared: ReturnType<typeof prepare> | undefined;
  return (article) => {
    prepared ??= prepare(articles);
    const one = prepared.subjects.get(article);
    if (!one) return [];
    return prepared
      .candidates(one)
      .map((other) => ({ other, nearness: nearness(one, other) }))
      .sort((a, b) => b.nearness - a.nearness || newerFirst(a.other.article, b.other.article))
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
  return { subjects, candidates: all.length <= COMPARED ? others(all) : nearby(all) };
}

const others = (all: readonly Subject[]) => (one: Subject) => all.filter((other) => other !== one);

/** Those that share most of what tells something of an article, by what it tells. */
function nearby(all: readonly Subject[]): (one: Subject) => Subject[] {
  const having = new Map<string | number, number[]>();
  for (const [index, subject] of all.entries()) {
    for (const mark of marksOf(subject)) {
      const list = having.get(mark) ?? [];
      if (list.length < WITH_WORD) list.push(index);
      having.set(mark, list);
    }
  }
  return (one) => {
    const shared = new Map<number, number>();
    for (const mark of marksOf(one))
      for (const index of having.get(mark) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    return [...shared]
      .filter(([index]) => all[index] !== one)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, COMPARED)
      .map(([index]) => all[index] as Subject);
  };
}

/** The category brings something to compare where nothing else does. */
const marksOf = ({ article, keywords, vector }: Subject) => [
  ...vector.telling,
  ...keywords,
  `/${article.category}`,
];

function nearness(one: Subject, other: Subject): number {
  const category = one.article.category === other.article.category ? SAME_CATEGORY : 0;
  const keywords = one.article.keywords.filter((keyword) => other.keywords.has(fold(keyword))).length;
  return likeness(one.vector, other.vector) + category + SAME_KEYWORD * keywords;
}

/** Cosine of two vectors, 0 to 1: both have their words in order. */
function likeness(a: Vector, b: Vector): number {
  let product = 0;
  for (let i = 0, j = 0; i < a.words.length && j < b.words.length; ) {
    const [left, right] = [a.words[i] as number, b.words[j] as number];
    if (left === right) product += (a.weights[i++] as number) * (b.weights[j++] as number);
    else if (left < right) i++;
    else j++;
  }
  return product / (a.length * b.length) || 0;
}

/** Of two that appeared on a day, by their name: files may come in any order. */
function newerFirst(a: Article, b: Article): number {
  return a.date === b.date ? (a.slug < b.slug ? -1 : 1) : a.date < b.date ? 1 : -1;
}
