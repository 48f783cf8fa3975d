import MiniSearch from 'minisearch';
import { blogTeasers } from '../content/blog-teasers.server.ts';
import type { Content } from '../content/load-content.server.ts';
import { foldedWords } from './folded-words.server.ts';
import { indexOptions, type SearchDocument } from './index-options.ts';
import { plainText } from './plain-text.server.ts';

/** The index of the blog, as JSON: articles with their full text, issues of the newsletter with what is shown. */
export function searchIndex(content: Content): string {
  const index = new MiniSearch({ ...indexOptions, tokenize: foldedWords });
  const articles = new Map(content.articles.map((article) => [article.slug, article]));
  index.addAll(
    blogTeasers(content).map(({ slug, title, category, excerpt }): SearchDocument => {
      const { headings = [], html = '' } = articles.get(slug) ?? {};
      return {
        slug,
        title,
        category,
        excerpt,
        headings: headings.map(({ text }) => text).join(' '),
        text: plainText(html),
      };
    }),
  );
  return JSON.stringify(index);
}
