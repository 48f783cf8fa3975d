import { slugify } from '../content/slugify.ts';

/** What the address of the blog asks for: `/blog?q=führung&kategorie=ki-strategien`. */
export type BlogQuery = { text: string; category?: string | undefined };

/** Characters of a query that are looked at. */
export const MAX_QUERY = 200;

/**
 * @param search query of an address
 * @param categories names of those that are known; another one counts as none
 */
export function readBlogQuery(search: string, categories: readonly string[]): BlogQuery {
  const params = new URLSearchParams(search);
  const wanted = slugify(params.get('kategorie') ?? '');
  return {
    text: (params.get('q') ?? '').trim().slice(0, MAX_QUERY),
    category: categories.find((category) => slugify(category) === wanted),
  };
}

/** Characters of a query that a text repeats. */
const MAX_SHOWN = 60;

/** The text of a query as sentences name it. */
export function shownText({ text }: BlogQuery): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}

/** The query of the address, empty if nothing is asked for. */
export function blogSearch({ text, category }: BlogQuery): string {
  const params = new URLSearchParams();
  if (text.trim()) params.set('q', text.trim().slice(0, MAX_QUERY));
  if (category) params.set('kategorie', slugify(category));
  const search = params.toString();
  return search && `?${search}`;
}
