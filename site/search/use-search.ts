import { useEffect, useMemo, useState } from 'react';
import type { Search, SearchHit } from './create-search.ts';
import { loadedSearch, loadSearch } from './load-search.ts';

type Outcome = { state: 'idle' | 'pending' | 'failed' } | { state: 'found'; hits: SearchHit[] };

/** Searches the blog. The first query loads the search; after a failure, the next query retries. */
export function useSearch(query: string): Outcome {
  const [search, setSearch] = useState<Search | undefined>(loadedSearch);
  const [failedAt, setFailedAt] = useState<string>();

  useEffect(() => {
    if (!query || search) return;
    let isCurrent = true;
    loadSearch().then(
      (loaded) => isCurrent && setSearch(() => loaded),
      (error) => {
        console.error('The search is not available; all articles stay listed.', error);
        if (isCurrent) setFailedAt(query);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [query, search]);

  return useMemo(() => {
    if (!query) return { state: 'idle' };
    if (search) return { state: 'found', hits: search(query) };
    return { state: failedAt === query ? 'failed' : 'pending' };
  }, [query, search, failedAt]);
}
