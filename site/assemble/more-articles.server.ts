import type { Content } from '../content/content.ts';
import type { Article } from '../content/read/article.server.ts';
import { drawnPicture } from '../images/drawn-picture.server.ts';
import { fold } from '../lib/words.ts';
import { articlePath } from './blog-teasers.server.ts';
import type { ArticleLink, ArticlePage } from './page-types.ts';

/** Number of related articles below an article. */
const RELATED = 3;

/** Suggestions for further reading after an article. */
export function moreArticles(content: Content, article: Article): ArticlePage['more'] {
  const { articles } = content;
  const at = articles.indexOf(article);
  const [newer, older] = [articles[at - 1], articles[at + 1]];
  // The neighbours are linked anyway.
  const others = articles.filter((other) => ![article, newer, older].includes(other));
  return {
    related: bySubject(article, others)
      .slice(0, RELATED)
      .map((other) => ({
        ...articleLink(other),
        category: other.category,
        image: other.image,
        drawing: drawnPicture(content, other.image),
      })),
    ...(newer && { newer: articleLink(newer) }),
    ...(older && { older: articleLink(older) }),
  };
}

/** Articles of the same category first, then those that share more keywords, then the newest. */
function bySubject(article: Article, others: readonly Article[]): Article[] {
  const keywords = new Set(article.keywords.map(fold));
  const isSameCategory = (other: Article) => Number(other.category === article.category);
  const shared = (other: Article) => other.keywords.filter((keyword) => keywords.has(fold(keyword))).length;
  return others.toSorted(
    (a, b) =>
      isSameCategory(b) - isSameCategory(a) ||
      shared(b) - shared(a) ||
      b.date.localeCompare(a.date) ||
      a.slug.localeCompare(b.slug),
  );
}

function articleLink(article: Article): ArticleLink {
  return { title: article.title, href: articlePath(article) };
}
