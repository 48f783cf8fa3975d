import type { Content } from '../content/content.ts';
import { articleCategories } from '../content/schemas/article.ts';
import type { Seo } from '../content/schemas/blocks.ts';
import { blogTeasers } from './blog-teasers.server.ts';
import { FEED_PATH } from './page-data.ts';
import type { BlogPage } from './page-types.ts';

/** The blog index: all teasers, since search and categories filter them in the browser. */
export function blogPage(content: Content): { seo: Seo; page: BlogPage } {
  const { seo, article: _, ...texts } = content.blog;
  const teasers = blogTeasers(content);
  const categories = articleCategories.filter((name) => teasers.some(({ category }) => category === name));
  const feed = { label: texts.feed, path: FEED_PATH };
  return { seo, page: { ...texts, feed, teasers, categories } };
}
