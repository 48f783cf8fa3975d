import type { AsPlainObject } from 'minisearch';
import type { Search } from './create-search.ts';
import { SEARCH_URL } from './index-options.ts';

/** Milliseconds. */
const TIMEOUT = 10_000;

let ready: Search | undefined;
let loading: Promise<Search> | undefined;

/** The search, if already loaded. */
export const loadedSearch = () => ready;

/** Loads the search's code and index once; retries after a failure. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const [{ createSearch }, index] = await Promise.all([import('./create-search.ts'), fetchIndex()]);
  ready = createSearch(index);
  return ready;
}

async function fetchIndex(): Promise<AsPlainObject> {
  const response = await fetch(SEARCH_URL, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`${SEARCH_URL} answered ${response.status}.`);
  return response.json();
}
