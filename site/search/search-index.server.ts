import MiniSearch from 'minisearch';
import { blogTeasers } from '../assemble/blog-teasers.server.ts';
import type { Content } from '../content/content.ts';
import { foldedWords } from '../lib/folded-words.server.ts';
import { plainText } from '../lib/plain-text.server.ts';
import { indexOptions, SEARCH_URL, type SearchDocument } from './index-options.ts';

/** Documents per part. */
const PART = 250;

/** A part of the index, written to a file of its own. */
export type SearchPart = { url: string; documents: SearchDocument[]; older: string[] };

/**
 * The blog's documents in parts: articles with their full text, newsletter issues with their teaser. Parts are filled
 * from the oldest, so that a new article changes only the newest part, which lists the others.
 */
export function* searchParts(content: Content): Generator<SearchPart> {
  const teasers = blogTeasers(content);
  const articles = new Map(content.articles.map((article) => [article.slug, article]));
  const older: string[] = [];
  while (teasers.length > PART) {
    const url = SEARCH_URL.replace('.', `-${older.length + 1}.`);
    older.push(url);
    yield { url, documents: teasers.splice(-PART).map(documentOf), older: [] };
  }
  yield { url: SEARCH_URL, documents: teasers.map(documentOf), older };

  function documentOf({ slug, title, category, excerpt }: (typeof teasers)[number]): SearchDocument {
    const { headings = [], html = '' } = articles.get(slug) ?? {};
    return {
      slug,
      title,
      category,
      excerpt,
      headings: headings.map(({ text }) => text).join(' '),
      text: plainText(html),
    };
  }
}

/** A part's file: a SearchFile as JSON. */
export function searchFile({ documents, older }: Omit<SearchPart, 'url'>): string {
  const index = new MiniSearch({ ...indexOptions, tokenize: foldedWords });
  index.addAll(documents);
  return JSON.stringify({ index, older });
}
