import type { Blog, BlogPosting } from 'schema-dts';
import type { Content } from '../../content/content.ts';
import { pagePaths } from '../../content/page-paths.ts';
import type { Article } from '../../content/read/article.server.ts';
import { shareImage } from '../share-card.server.ts';
import { organizationId, pageUrl, partId, personId, ref } from './ids.server.ts';

/**
 * An article. Its description is on its WebPage, to save bytes ahead of the text. It is modified on the day of its
 * update: the content records no other revision.
 */
export function article(content: Content, page: Article): BlogPosting {
  const image = shareImage(content, `/blog/${page.slug}`);
  return {
    ...posting(content, page),
    ...(image && { image: image.url }),
    ...(page.update && { dateModified: page.update.date }),
    articleSection: page.category,
    wordCount: page.words,
    inLanguage: 'de',
    publisher: ref(organizationId(content.site)),
  };
}

/** The blog. Newsletter issues are published elsewhere and no part of it. */
export function blog(content: Content): Blog {
  const { site, articles } = content;
  return {
    '@type': 'Blog',
    '@id': partId(site, pagePaths.blog[0], 'blog'),
    name: content.blog.heading,
    description: content.blog.seo.description,
    url: pageUrl(site, 'blog'),
    inLanguage: 'de',
    publisher: ref(organizationId(site)),
    blogPost: articles.map((page) => posting(content, page)),
  };
}

function posting({ site }: Content, { slug, title, date, author }: Article): BlogPosting {
  const path = `/blog/${slug}`;
  return {
    '@type': 'BlogPosting',
    '@id': partId(site, path, 'article'),
    headline: title,
    url: site.url + path,
    datePublished: date,
    author: author === site.name ? ref(personId(site)) : { '@type': 'Person', name: author },
  };
}
