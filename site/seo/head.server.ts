import { canonicalPath, type DescribedPage } from '../assemble/described-page.ts';
import type { Head } from '../assemble/page-data.ts';
import type { Content } from '../content/content.ts';
import { pagePaths } from '../content/page-paths.ts';
import { pageTitle } from '../lib/page-title.ts';
import { shareImage } from './share-card.server.ts';
import { pageGraph } from './structured-data/page-graph.server.ts';

/** Answers to an action; nothing to find by search. */
const notIndexed: ReadonlySet<DescribedPage['name']> = new Set(['thankYou', 'notFound']);

/** Pages about the owner. */
const profiles: ReadonlySet<DescribedPage['name']> = new Set(['about', 'mediaProfile']);

/** A page's <head>, including its structured data. */
export function head(content: Content, page: DescribedPage): Head {
  const { site } = content;
  const { title, description, keywords } = page.seo;
  const path = canonicalPath(page);
  const canonical = canonicalUrl(content, page);
  const image = path && shareImage(content, path);
  const described = {
    title: pageTitle(undivided(title), site.name),
    description,
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    ...(canonical ? { canonical } : { noindex: true }),
    ...(image && { image }),
    ...(profiles.has(page.name) && { type: 'profile' as const }),
    ...(page.name === 'article' && { type: 'article' as const, article: articleHead(content, page.article) }),
  };
  return { ...described, structuredData: undivided(pageGraph(content, page, described.title)) };
}

/** Without the soft hyphens of headings. */
const undivided = (text: string) => text.replaceAll('\u00AD', '');

/** Absent on pages excluded from search engines. */
export function canonicalUrl({ site }: Content, page: DescribedPage): string | undefined {
  const path = canonicalPath(page);
  return path === undefined || notIndexed.has(page.name) ? undefined : site.url + path;
}

function articleHead({ site }: Content, { author, date, category }: Content['articles'][number]) {
  return {
    ...(author === site.name && { author: site.url + pagePaths.about[0] }),
    published: date,
    section: category,
  };
}
