import type { ArticleLink, ArticlePage } from '../pages/page-data.ts';
import type { Article } from './article.server.ts';
import { articlePath } from './blog-teasers.server.ts';
import type { Content } from './load-content.server.ts';
import type { relate } from './related-articles.server.ts';

/** Related articles that are named at the end of another. */
const RELATED = 2;

/** What may be read after an article. */
export function moreArticles(
  { articles }: Content,
  article: Article,
  related: ReturnType<typeof relate>,
): ArticlePage['more'] {
  const at = articles.indexOf(article);
  const [newer, older] = [articles[at - 1], articles[at + 1]];
  return {
    // The neighbours are named anyway.
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
