import type { Options } from 'minisearch';
import { words } from '../lib/words.ts';

/** Searchable text of an article or a newsletter issue, which has only some of it. */
export type SearchDocument = {
  slug: string;
  title: string;
  category: string;
  excerpt: string;
  headings: string;
  text: string;
};

/** MiniSearch can load an index only with the options it was built with. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'slug',
  fields: ['title', 'category', 'excerpt', 'headings', 'text'],
  storeFields: ['text'],
  tokenize: words,
  processTerm: (term) => term,
};

/** Under /data/ like the pages' data, because it is fetched in the same way. */
export const SEARCH_URL = '/data/search.json';
