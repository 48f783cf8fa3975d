import { fillSlots } from '../lib/fill-slots.ts';
import { type BlogQuery, shownText } from './blog-query.ts';

export type SearchLabels = Record<'one' | 'many' | 'about' | 'within' | 'pending' | 'failed', string>;
export type SearchState = 'idle' | 'pending' | 'found' | 'failed';

/** The blog's message about its search. @param count of the teasers shown */
export function statusText(
  labels: SearchLabels,
  state: SearchState,
  count: number,
  query: BlogQuery,
): string {
  if (state === 'pending') return labels.pending;
  if (state === 'failed') return labels.failed;
  return [
    count === 1 ? labels.one : fillSlots(labels.many, { count }),
    query.text && fillSlots(labels.about, { query: shownText(query) }),
    query.category && fillSlots(labels.within, { category: query.category }),
  ]
    .filter(Boolean)
    .join(' ');
}
