import type { Blog, BlogPosting } from 'schema-dts';
import type { Article } from '../../content/article.server.ts';
import { TEASERS } from '../../content/blog-pages.server.ts';
import type { Content } from '../../content/load-content.server.ts';
import { pagePaths } from '../../content/page-paths.ts';
import { shareImage } from '../share-card.server.ts';
import { organizationId, pageUrl, partId, personId, ref } from './ids.server.ts';

/**
 * An article; its description stands at its WebPage, every byte being read on the way to the text. No dateModified: the
 * content does not say when an article was last revised.
 */
export function article(content: Content, page: Article): BlogPosting {
  const image = shareImage(content, `/blog/${page.slug}`);
  return {
    ...posting(content, page),
    ...(image && { image: image.url }),
    articleSection: page.category,
    wordCount: page.words,
    inLanguage: 'de',
    publisher: ref(organizationId(content.site)),
  };
}

/** The overview. Issues of the newsletter appeared elsewhere and are no part of this blog. */
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
    // Those that the overview shows first; each says by itself that it is one.
    blogPost: articles.slice(0, TEASERS).map((page) => posting(content, page)),
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
