import type { AsPlainObject } from 'minisearch';
import type { Search } from './create-search.ts';
import { fetchJson } from './fetch-json.ts';
import { SEARCH_INDEX_URL } from './index-options.ts';

let ready: Search | undefined;
let arrival: Promise<Search> | undefined;

/** The search, if it is there already. */
export const loadedSearch = () => ready;

/** Fetches code and index of the search once; after a failure, anew. */
export function loadSearch(): Promise<Search> {
  arrival ??= load().catch((error) => {
    arrival = undefined;
    throw error;
  });
  return arrival;
}

async function load(): Promise<Search> {
  const [{ createSearch }, index] = await Promise.all([
    import('./create-search.ts'),
    fetchJson<AsPlainObject>(SEARCH_INDEX_URL),
  ]);
  ready = createSearch(index);
  return ready;
}
