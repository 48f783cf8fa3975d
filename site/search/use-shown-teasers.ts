import type { BlogPage, Teaser } from '../pages/page-data.ts';
import type { BlogQuery } from './blog-query.ts';
import type { Finding } from './create-search.ts';
import { useSearch } from './use-search.ts';
import { useTeasers } from './use-teasers.ts';

type Shown = { teaser: Teaser; finding?: Finding };

/**
 * What the overview of the blog shows.
 * @returns how far the search is; the teasers; whether they are those of the page, since nothing is asked for or
 *   older ones cannot be had
 */
export function useShownTeasers(page: BlogPage, query: BlogQuery) {
  const search = useSearch(query.text);
  const isAsked = Boolean(query.text || query.category);
  const among = useTeasers(page.teasers, isAsked && page.pages !== undefined);
  if (among.state !== 'there')
    return {
      state: among.state,
      shown: page.teasers.map(withoutFinding),
      isWhole: among.state === 'failed',
    };
  const found =
    search.state === 'found' ? listed(among.teasers, search.findings) : among.teasers.map(withoutFinding);
  return {
    state: search.state,
    shown: found.filter(({ teaser }) => !query.category || teaser.category === query.category),
    isWhole: !isAsked,
  };
}

const withoutFinding = (teaser: Teaser): Shown => ({ teaser });

/** What was found, the best first. The index may be of another version of the site: then it knows others. */
function listed(teasers: readonly Teaser[], findings: readonly Finding[]): Shown[] {
  const bySlug = new Map(teasers.map((teaser) => [teaser.slug, teaser]));
  return findings.flatMap((finding) => {
    const teaser = bySlug.get(finding.slug);
    return teaser ? { teaser, finding } : [];
  });
}
