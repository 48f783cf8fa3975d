import type { Content } from '../content/content.ts';
import type { Article } from '../content/read/article.server.ts';
import { articlePath } from './blog-teasers.server.ts';
import type { ArticleLink, ArticlePage } from './page-types.ts';
import type { relate } from './related-articles.server.ts';

/** Number of related articles below an article. */
const RELATED = 2;

/** Suggestions for further reading after an article. */
export function moreArticles(
  { articles }: Content,
  article: Article,
  related: ReturnType<typeof relate>,
): ArticlePage['more'] {
  const at = articles.indexOf(article);
  const [newer, older] = [articles[at - 1], articles[at + 1]];
  return {
    // The neighbours are linked anyway.
    related: related(article)
      .filter((other) => other !== newer && other !== older)
      .slice(0, RELATED)
      .map(articleLink),
    ...(newer && { newer: articleLink(newer) }),
    ...(older && { older: articleLink(older) }),
  };
}

function articleLink(article: Article): ArticleLink {
  return { title: article.title, href: articlePath(article) };
}
