import { useEffect, useState } from 'react';
import { TEASERS_URL } from '../assemble/page-data.ts';
import type { Teaser } from '../assemble/page-types.ts';
import { fetchJson } from './fetch-json.ts';

type Teasers = { state: 'ready' | 'pending' | 'failed'; teasers: readonly Teaser[] };

/**
 * The teasers to search: the page's own, or all of them if the blog has several pages.
 * @param newest the page's own
 * @param isMoreWanted true if matches may be on other pages; each time it becomes true, a failed fetch is retried
 */
export function useTeasers(newest: readonly Teaser[], isMoreWanted: boolean): Teasers {
  const [all, setAll] = useState<readonly Teaser[]>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isMoreWanted || all) return;
    let isCurrent = true;
    setHasFailed(false);
    fetchJson<Teaser[]>(TEASERS_URL).then(
      (loaded) => isCurrent && setAll(loaded),
      (error) => {
        console.error('The older teasers are not available; the newest stay listed.', error);
        if (isCurrent) setHasFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isMoreWanted, all]);

  if (!isMoreWanted) return { state: 'ready', teasers: newest };
  if (all) return { state: 'ready', teasers: all };
  return { state: hasFailed ? 'failed' : 'pending', teasers: newest };
}
