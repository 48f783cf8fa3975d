import type { BlogPage, Teaser } from '../assemble/page-types.ts';
import type { BlogQuery } from './blog-query.ts';
import type { SearchHit } from './create-search.ts';
import { useSearch } from './use-search.ts';
import { useTeasers } from './use-teasers.ts';

type Shown = { teaser: Teaser; hit?: SearchHit };

/**
 * The teasers that the blog's overview shows.
 * @returns state of the search, the teasers, and `isWhole`: true if they are simply the page's own, because the query
 *   is empty or older teasers failed to load
 */
export function useShownTeasers(page: BlogPage, query: BlogQuery) {
  const search = useSearch(query.text);
  const isFiltered = Boolean(query.text || query.category);
  const available = useTeasers(page.teasers, isFiltered && page.pages !== undefined);
  if (available.state !== 'ready')
    return {
      state: available.state,
      shown: page.teasers.map(withoutHit),
      isWhole: available.state === 'failed',
    };
  const found =
    search.state === 'found' ? teasersOf(available.teasers, search.hits) : available.teasers.map(withoutHit);
  return {
    state: search.state,
    shown: found.filter(({ teaser }) => !query.category || teaser.category === query.category),
    isWhole: !isFiltered,
  };
}

const withoutHit = (teaser: Teaser): Shown => ({ teaser });

/** Teasers of the hits, best first. Skips unknown ones, because the index may come from another deployment. */
function teasersOf(teasers: readonly Teaser[], hits: readonly SearchHit[]): Shown[] {
  const bySlug = new Map(teasers.map((teaser) => [teaser.slug, teaser]));
  return hits.flatMap((hit) => {
    const teaser = bySlug.get(hit.slug);
    return teaser ? { teaser, hit } : [];
  });
}
