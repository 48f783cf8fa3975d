import type { Search } from './create-search.ts';
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

/** Milliseconds after which a line that says nothing has failed. */
const PATIENCE = 10_000;

async function load(): Promise<Search> {
  const [{ createSearch }, index] = await Promise.all([import('./create-search.ts'), fetchIndex()]);
  ready = createSearch(index);
  return ready;
}

async function fetchIndex() {
  const response = await fetch(SEARCH_INDEX_URL, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw new Error(`The index of the search answered ${response.status}.`);
  return response.json();
}
