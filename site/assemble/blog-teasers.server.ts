import type { Content } from '../content/content.ts';
import type { Article } from '../content/read/article.server.ts';
import type { NewsletterTeaser } from '../content/schemas/newsletter.ts';
import { drawnPicture } from '../images/drawn-picture.server.ts';
import { slugify } from '../lib/slugify.ts';
import type { BlogPage } from './page-types.ts';

/** Articles and newsletter issues, newest first. */
export function blogTeasers(content: Content): BlogPage['teasers'] {
  return [...content.articles.map(articleTeaser), ...content.newsletter.newsletters.map(newsletterTeaser)]
    .map((teaser) => ({ ...teaser, drawing: drawnPicture(content, teaser.image) }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

function articleTeaser(article: Article) {
  const { title, excerpt, date, author, readTime, slug, category, image } = article;
  const texts = { title, excerpt, date, author, readTime, category };
  return { ...texts, slug, image, href: articlePath({ slug }), source: 'Blog' as const };
}

/** A newsletter issue, which is read elsewhere. */
function newsletterTeaser(issue: NewsletterTeaser) {
  const { title, excerpt, date, author, readTime, category, link } = issue;
  const slug = slugify(title);
  const texts = { title, excerpt, date, author, readTime, category };
  return { ...texts, slug, image: slug, href: link, source: 'LinkedIn Newsletter' as const };
}

export function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`;
}
