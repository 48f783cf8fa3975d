import { useEffect, useState } from 'react';
import { TEASERS_URL } from '../content/page-data.ts';
import type { Teaser } from '../pages/page-data.ts';
import { fetchJson } from './fetch-json.ts';

type Teasers = { state: 'there' | 'pending' | 'failed'; teasers: readonly Teaser[] };

/**
 * The teasers among which is searched: those of the page, or all of a longer blog.
 * @param newest those of the page
 * @param isMoreWanted whether something is asked for that may stand on another page; each time that it becomes true, a
 *   failed fetch is tried again
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

  if (!isMoreWanted) return { state: 'there', teasers: newest };
  if (all) return { state: 'there', teasers: all };
  return { state: hasFailed ? 'failed' : 'pending', teasers: newest };
}
