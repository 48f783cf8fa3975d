import type { Teaser } from '../assemble/page-types.ts';
import type { BlogQuery } from './blog-query.ts';
import type { SearchHit } from './create-search.ts';
import { useSearch } from './use-search.ts';

type Shown = { teaser: Teaser; hit?: SearchHit };

/** The teasers that match the query, best first, and the state of the search; all of them until it has found. */
export function useShownTeasers(teasers: readonly Teaser[], query: BlogQuery) {
  const search = useSearch(query.text);
  const found: Shown[] =
    search.state === 'found' ? teasersOf(teasers, search.hits) : teasers.map((teaser) => ({ teaser }));
  return {
    state: search.state,
    shown: found.filter(({ teaser }) => !query.category || teaser.category === query.category),
  };
}

/** Teasers of the hits, best first. Skips unknown ones, because the index may come from another deployment. */
function teasersOf(teasers: readonly Teaser[], hits: readonly SearchHit[]): Shown[] {
  const bySlug = new Map(teasers.map((teaser) => [teaser.slug, teaser]));
  return hits.flatMap((hit) => {
    const teaser = bySlug.get(hit.slug);
    return teaser ? { teaser, hit } : [];
  });
}
