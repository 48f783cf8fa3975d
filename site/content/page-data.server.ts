import type { BlogArchivePage, BlogPage } from '../pages/page-data.ts';
import type { DescribedPage, PageName } from '../seo/described-page.ts';
import { head } from '../seo/head.server.ts';
import { visibleTrail } from '../seo/trail.server.ts';
import type { Article } from './article.server.ts';
import { blogArchivePages, blogPage } from './blog-pages.server.ts';
import { articlePath } from './blog-teasers.server.ts';
import { legalPages } from './collections.ts';
import { drawnPicture } from './drawn-picture.server.ts';
import type { Content } from './load-content.server.ts';
import { moreArticles } from './more-articles.server.ts';
import type { PageData } from './page-data.ts';
import { pagePaths } from './page-paths.ts';
import { pageProps } from './page-props.server.ts';
import { relate } from './related-articles.server.ts';
import type { Seo } from './schemas/blocks.ts';

/** Path of the not-found page, which CloudFront serves for unknown URLs. */
export const NOT_FOUND_PATH = '/404';

/** All prerendered paths. */
export function sitePaths(content: Content): string[] {
  return [...pages(content).keys()];
}

/** A page's data: the complete input of its component, also served as JSON for client-side navigation. */
export function pageData(content: Content, path: string): PageData | undefined {
  return pages(content).get(path)?.();
}

type Pages = ReadonlyMap<string, () => PageData>;

/** Listed once per content, since a build asks for each page in turn. */
const listed = new WeakMap<Content, Pages>();

function pages(content: Content): Pages {
  const known = listed.get(content) ?? listPages(content);
  listed.set(content, known);
  return known;
}

function listPages(content: Content): Pages {
  const related = relate(content.articles);
  const pages = new Map([
    ...Object.entries(pageProps).flatMap(([name, props]) =>
      pathsOf(name).map((path) => [path, () => ownPage(content, name, props(content))] as const),
    ),
    ['/blog', () => listData(content, { name: 'blog' }, blogPage(content))],
    ...[...blogArchivePages(content)].map(
      ([path, make]) => [path, () => listData(content, { name: 'blogArchive', path }, make())] as const,
    ),
    ...legalPages.flatMap((name) =>
      pagePaths[name].map((path) => [path, () => legalData(content, name)] as const),
    ),
    ...content.articles.map(
      (article) => [articlePath(article), () => articleData(content, article, related)] as const,
    ),
  ]);
  return new Map([...pages].map(([path, make]) => [path, once(make)]));
}

/** Needed by the page, its JSON file, the sitemap and llms.txt. */
function once(make: () => PageData): () => PageData {
  let made: PageData | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function pathsOf(name: string): readonly string[] {
  return name === 'notFound' ? [NOT_FOUND_PATH] : pagePaths[name as keyof typeof pagePaths];
}

function ownPage(content: Content, name: string, { seo, ...page }: { seo: Seo }): PageData {
  return { ...frame(content, { name: name as PageName, seo }), page };
}

type BlogList = { name: 'blog' } | { name: 'blogArchive'; path: string };

function listData(
  content: Content,
  list: BlogList,
  { seo, page }: { seo: Seo; page: BlogPage | BlogArchivePage },
): PageData {
  return { ...frame(content, { ...list, seo }), page };
}

function articleData(content: Content, article: Article, related: ReturnType<typeof relate>): PageData {
  const {
    title,
    seoTitle,
    description,
    keywords,
    slug: _slug,
    links: _links,
    words: _words,
    ...rest
  } = article;
  const { readTime, article: labels } = content.blog;
  return {
    ...frame(content, { name: 'article', seo: { title: seoTitle ?? title, description, keywords }, article }),
    page: {
      ...rest,
      title,
      drawing: drawnPicture(content, article.image),
      labels: { ...labels, readTime },
      more: moreArticles(content, article, related),
    },
  };
}

function legalData(content: Content, name: (typeof legalPages)[number]): PageData {
  const { title, description, keywords, lead, date, reviewed, html, headings } = content[name];
  const { contents, date: dateLabel, draft } = content.legal;
  return {
    ...frame(content, { name, seo: { title, description, keywords } }),
    page: { title, lead, date, reviewed, html, headings, labels: { contents, date: dateLabel, draft } },
  };
}

/** Everything but the page's own content. */
function frame(content: Content, page: DescribedPage): Omit<PageData, 'page'> {
  const trail = visibleTrail(content, page);
  return { head: head(content, page), ...(trail && { trail }) };
}
