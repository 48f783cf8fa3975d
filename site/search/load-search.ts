import type { Search } from './create-search.ts';
import { fetchJson } from './fetch-json.ts';
import { SEARCH_URL, type SearchFile } from './index-options.ts';

let ready: Search | undefined;
let loading: Promise<Search> | undefined;

/** The search, if already loaded. */
export const loadedSearch = () => ready;

/** Loads the search's code and indexes once; retries after a failure. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
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
