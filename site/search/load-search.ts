import type { Search } from './create-search.ts';
import { fetchJson } from './fetch-json.ts';
import { SEARCH_URL, type SearchFile } from './index-options.ts';

let ready: Search | undefined;
let arrival: Promise<Search> | undefined;

/** The search, if it is there already. */
export const loadedSearch = () => ready;

/** Fetches code and indexes of the search once; after a failure, anew. */
export function loadSearch(): Promise<Search> {
  arrival ??= load().catch((error) => {
    arrival = undefined;
    throw error;
  });
  return arrival;
}

async function load(): Promise<Search> {
  const [{ createSearch }, newest] = await Promise.all([
    import('./create-search.ts'),
    fetchJson<SearchFile>(SEARCH_URL),
  ]);
  const older = await Promise.all(newest.older.map((url) => fetchJson<SearchFile>(url)));
  ready = createSearch([newest, ...older].map(({ index }) => index));
  return ready;
}
