import MiniSearch from 'minisearch';
import { blogTeasers } from '../assemble/blog-teasers.server.ts';
import type { Content } from '../content/content.ts';
import { plainText } from '../lib/plain-text.server.ts';
import { indexOptions, type SearchDocument } from './index-options.ts';

/** The blog's index as JSON: articles with their full text, newsletter issues with their teaser. */
export function searchIndex(content: Content): string {
  const articles = new Map(content.articles.map((article) => [article.slug, article]));
  return indexOf(
    blogTeasers(content).map(({ slug, title, category, excerpt }) => {
      const { headings = [], html = '', update } = articles.get(slug) ?? {};
      return {
        slug,
        title,
        category,
        excerpt,
        headings: headings.map(({ text }) => text).join(' '),
        text: [update?.text, plainText(html)].filter(Boolean).join(' '),
      };
    }),
  );
}

export function indexOf(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch(indexOptions);
  index.addAll(documents);
  return JSON.stringify(index);
}
