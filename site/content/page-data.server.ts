import type { Article } from './article.server.ts';
import type { Content } from './load-content.server.ts';
import type { PageData } from './page-data.ts';
import type { Seo } from './schemas/blocks.ts';

/** Path under which the not-found page is rendered; CloudFront answers with it, nobody links to it. */
export const NOT_FOUND_PATH = '/404';

/** Every path that is prerendered. */
export function sitePaths(content: Content): string[] {
  return [...pages(content).keys()];
}

/** What a page shows: the whole input of its component, also as JSON for navigation in the browser. */
export function pageData(content: Content, path: string): PageData | undefined {
  return pages(content).get(path)?.();
}

type Pages = Map<string, () => PageData>;

/** Listed once for each content: a build asks for every page in turn. */
const listed = new WeakMap<Content, Pages>();

function pages(content: Content): Pages {
  const known = listed.get(content) ?? listPages(content);
  listed.set(content, known);
  return known;
}

function listPages(content: Content): Pages {
  const { home, blog, enquiry, thankYou, notFound, articles } = content;
  const data = ({ seo, ...page }: { seo: Seo }, path: string, index = true): PageData => ({
    head: head(content, seo, path, index),
    page,
  });
  return new Map([
    ['/', () => data(home, '/')],
    ['/blog', () => data({ ...blog, teasers: articles.map(teaser) } as typeof blog, '/blog')],
    ...articles.map((article) => [articlePath(article), () => articleData(content, article)] as const),
    ['/anfrage', () => data(enquiry, '/anfrage')],
    ['/anfrage-danke', () => data(thankYou, '/anfrage-danke', false)],
    [NOT_FOUND_PATH, () => data(notFound, NOT_FOUND_PATH, false)],
  ]);
}

function articleData(content: Content, article: Article): PageData {
  const { title, description, keywords, slug: _slug, links: _links, ...rest } = article;
  const { readTime, article: labels } = content.blog;
  return {
    head: head(content, { title, description, keywords }, articlePath(article), true),
    page: { ...rest, title, labels: { ...labels, readTime } },
  };
}

function teaser({ title, excerpt, date, author, readTime, slug, category, image }: Article) {
  return {
    title,
    excerpt,
    date,
    author,
    readTime,
    slug,
    category,
    image,
    href: articlePath({ slug }),
    source: 'Blog' as const,
  };
}

function head({ site }: Content, seo: Seo, path: string, index: boolean): PageData['head'] {
  return {
    title: seo.title.includes(site.name) ? seo.title : `${seo.title} | ${site.name}`,
    description: seo.description,
    keywords: seo.keywords.join(', '),
    ...(index ? { canonical: `${site.url}${path}` } : { noindex: true }),
  };
}

function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`;
}
