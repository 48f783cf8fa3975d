import MiniSearch, { type AsPlainObject, type Query } from 'minisearch';
import { MIN_INSIDE, words } from '../lib/words.ts';
import { MAX_QUERY } from './blog-query.ts';
import { indexOptions } from './index-options.ts';
import { passageAround } from './passage.ts';

export type SearchHit = {
  slug: string;
  /** Matched words, folded; these are marked. */
  terms: ReadonlySet<string>;
  /** Text around the match, unless title or excerpt show it. */
  passage: string | undefined;
};

export type Search = (query: string) => SearchHit[];

/** Words of a query that are used. Each costs a pass over the vocabulary. */
const MAX_WORDS = 10;

const weights = { title: 8, category: 4, excerpt: 3, headings: 2, text: 1 };

/**
 * @param index as searchIndex (search-index.server.ts) makes it
 * @throws if it was built by another version of the site
 */
export function createSearch(index: AsPlainObject): Search {
  const articles = MiniSearch.loadJS(index, indexOptions);
  const vocabulary = index.index.map(([term]) => term);

  return (query) => {
    const wanted = [...new Set(words(query.slice(0, MAX_QUERY)))].slice(0, MAX_WORDS);
    const all = find(wanted, 'AND');
    // "KI-Strategie 2031": partial matches are better than none.
    const results =
      all.length > 0
        ? all
        : find(
            wanted.filter(({ length }) => length >= MIN_INSIDE),
            'OR',
          );
    return results.map(({ id, terms, match, text }) => {
      const found = new Set(terms);
      const isShown = Object.values(match)
        .flat()
        .some((field) => field === 'title' || field === 'excerpt');
      return { slug: id, terms: found, passage: isShown ? undefined : passageAround(found, text) };
    });
  };

  function find(wanted: string[], combineWith: 'AND' | 'OR') {
    if (wanted.length === 0) return [];
    const query = { combineWith, queries: wanted.map(queryFor) };
    // The words are folded already.
    const options = {
      boost: weights,
      tokenize: (term: string) => [term],
      processTerm: (term: string) => term,
    };
    return articles.search(query, options);
  }

  /** A word found nowhere, not even inside another, is matched fuzzily as a typo; a number never is. */
  function queryFor(word: string): Query {
    const isShort = word.length < MIN_INSIDE;
    const known = vocabulary.filter((term) => (isShort ? term.startsWith(word) : term.includes(word)));
    if (known.length > 0)
      return { combineWith: 'OR', queries: known, boostTerm: (term) => closeness(term, word) };
    return { queries: [word], fuzzy: isShort || /\d/.test(word) ? false : maxEditsFor(word) };
  }
}

/** Edit distance allowed; swapped letters count as two. */
function maxEditsFor(word: string): number {
  return word.length < 7 ? 1 : 2;
}

function closeness(term: string, word: string): number {
  if (term === word) return 1;
  // Long compounds are rare and thus score high: without this they would rank above the word itself.
  return term.startsWith(word) ? 0.5 : 0.1;
}
