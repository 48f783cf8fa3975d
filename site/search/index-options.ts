import type { AsPlainObject, Options } from 'minisearch';
import { words } from './words.ts';

/** What is searched of an article, and of an issue of the newsletter as far as it is there. */
export type SearchDocument = {
  slug: string;
  title: string;
  category: string;
  excerpt: string;
  headings: string;
  text: string;
};

/** MiniSearch reads an index only with the options with which it was built. */
export const indexOptions: Options<SearchDocument> = {
  idField: 'slug',
  fields: ['title', 'category', 'excerpt', 'headings', 'text'],
  storeFields: ['text'],
  tokenize: words,
  processTerm: (term) => term,
};

/** Where the build writes the newest part; among the pages' data, because it is fetched as they are. */
export const SEARCH_URL = '/data/search.json';

/** A part of what is searched; the newest says where the others lie. */
export type SearchFile = { index: AsPlainObject; older: string[] };
