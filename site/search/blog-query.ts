import { slugify } from '../lib/slugify.ts';

/** The blog's query, as in `/blog?q=führung&kategorie=ki-strategien`. */
export type BlogQuery = { text: string; category?: string | undefined };

/** Characters of a query that are used. */
export const MAX_QUERY = 200;

/**
 * @param search query string of an address
 * @param categories known names; an unknown category is ignored
 */
export function readBlogQuery(search: string, categories: readonly string[]): BlogQuery {
  const params = new URLSearchParams(search);
  const wanted = slugify(params.get('kategorie') ?? '');
  return {
    text: (params.get('q') ?? '').trim().slice(0, MAX_QUERY),
    category: categories.find((category) => slugify(category) === wanted),
  };
}

/** Characters of a query repeated in messages. */
const MAX_SHOWN = 60;

/** The query's text as messages repeat it. */
export function shownText({ text }: BlogQuery): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}

/** Query string of the address; empty for an empty query. */
export function blogSearch({ text, category }: BlogQuery): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim().slice(0, MAX_QUERY));
  if (category) params.set('kategorie', slugify(category));
  const search = params.toString();
  return search && `?${search}`;
}
