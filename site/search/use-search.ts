import { useEffect, useMemo, useState } from 'react';
import type { Finding, Search } from './create-search.ts';
import { loadedSearch, loadSearch } from './load-search.ts';

type Outcome = { state: 'idle' | 'pending' | 'failed' } | { state: 'found'; findings: Finding[] };

/** Searches the blog; the search itself is fetched with the first query. A new query tries a failed fetch again. */
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
    if (search) return { state: 'found', findings: search(query) };
    return { state: failedAt === query ? 'failed' : 'pending' };
  }, [query, search, failedAt]);
}
