import { pagePaths } from '../content/page-paths.ts';
import type { Article } from '../content/read/article.server.ts';
import type { Seo } from '../content/schemas/blocks.ts';

export type PageName = keyof typeof pagePaths;

/** A page with what its head describes. */
export type DescribedPage =
  | { name: PageName; seo: Seo }
  | { name: 'notFound'; seo: Seo }
  | { name: 'article'; seo: Seo; article: Article };

/** A page's canonical path; the not-found page has none. */
export function canonicalPath(page: DescribedPage): string | undefined {
  if (page.name === 'article') return `/blog/${page.article.slug}`;
  return page.name === 'notFound' ? undefined : pagePaths[page.name][0];
}
