import { folderPaths, pagePaths } from '../content/page-paths.ts';
import type { Article, CaseStudy } from '../content/read/article.server.ts';
import type { Seo } from '../content/schemas/blocks.ts';

export type PageName = keyof typeof pagePaths;

/** A page with what its head describes. */
export type DescribedPage =
  | { name: PageName; seo: Seo }
  | { name: 'notFound'; seo: Seo }
  | { name: 'article'; seo: Seo; article: Article }
  | { name: 'case'; seo: Seo; study: CaseStudy };

/** A page's canonical path; the not-found page has none. */
export function canonicalPath(page: DescribedPage): string | undefined {
  if (page.name === 'article') return `/blog/${page.article.slug}`;
  if (page.name === 'case') return casePath(page.study);
  return page.name === 'notFound' ? undefined : pagePaths[page.name][0];
}

export function casePath({ slug }: Pick<CaseStudy, 'slug'>): string {
  return `${folderPaths.cases}/${slug}`;
}
