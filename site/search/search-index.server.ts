import MiniSearch from 'minisearch';
import { blogTeasers } from '../content/blog-teasers.server.ts';
import type { Content } from '../content/load-content.server.ts';
import { foldedWords } from './folded-words.server.ts';
import { indexOptions, SEARCH_URL, type SearchDocument } from './index-options.ts';
import { plainText } from './plain-text.server.ts';

/** Documents of one part: a build holds one at a time, and makes those anew in which something has changed. */
const PART = 250;

/** What is searched, in parts: each has a file. */
export type SearchPart = { url: string; documents: SearchDocument[]; older: string[] };

/**
 * The documents of the blog: articles with their full text, issues of the newsletter with what is shown. Counted from the
 * oldest, so that a new article changes the newest part alone, which names the others.
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

/** The file of a part, as JSON: see SearchFile. */
export function searchFile({ documents, older }: Omit<SearchPart, 'url'>): string {
  const index = new MiniSearch({ ...indexOptions, tokenize: foldedWords });
  index.addAll(documents);
  return JSON.stringify({ index, older });
}
