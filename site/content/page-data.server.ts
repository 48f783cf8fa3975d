import type { BlogPage } from '../pages/page-data.ts';
import type { DescribedPage, PageName } from '../seo/described-page.ts';
import { FEED_PATH } from '../seo/feed-path.ts';
import { head } from '../seo/head.server.ts';
import { visibleTrail } from '../seo/trail.server.ts';
import type { Article } from './article.server.ts';
import { legalPages } from './collections.ts';
import type { Content } from './load-content.server.ts';
import type { PageData } from './page-data.ts';
import { pagePaths } from './page-paths.ts';
import { pageProps } from './page-props.server.ts';
import type { Seo } from './schemas/blocks.ts';
import type { NewsletterTeaser } from './schemas/newsletter.ts';
import { slugify } from './slugify.ts';

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
  return new Map([
    ...Object.entries(pageProps).flatMap(([name, props]) =>
      pathsOf(name).map((path) => [path, () => ownPage(content, name, props(content))] as const),
    ),
    ['/blog', () => blogData(content)],
    ...legalPages.flatMap((name) =>
      pagePaths[name].map((path) => [path, () => legalData(content, name)] as const),
    ),
    ...content.articles.map(
      (article) => [articlePath(article), () => articleData(content, article)] as const,
    ),
  ]);
}

function pathsOf(name: string): readonly string[] {
  return name === 'notFound' ? [NOT_FOUND_PATH] : pagePaths[name as keyof typeof pagePaths];
}

function ownPage(content: Content, name: string, { seo, ...page }: { seo: Seo }): PageData {
  return { ...frame(content, { name: name as PageName, seo }), page };
}

function blogData(content: Content): PageData {
  const { seo, ...texts } = content.blog;
  const teasers = [
    ...content.articles.map(articleTeaser),
    ...content.newsletter.newsletters.map(newsletterTeaser),
  ].sort((a, b) => b.date.localeCompare(a.date));
  const feed = { label: texts.feed, path: FEED_PATH };
  return { ...frame(content, { name: 'blog', seo }), page: { ...texts, feed, teasers } };
}

function articleData(content: Content, article: Article): PageData {
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
    page: { ...rest, title, labels: { ...labels, readTime } },
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

function articleTeaser({
  title,
  excerpt,
  date,
  author,
  readTime,
  slug,
  category,
  image,
}: Article): BlogPage['teasers'][number] {
  const href = articlePath({ slug });
  return { title, excerpt, date, author, readTime, slug, category, image, href, source: 'Blog' };
}

/** An issue of the newsletter, which is read elsewhere. Its picture is drawn under this name: images.server.ts. */
function newsletterTeaser(issue: NewsletterTeaser): BlogPage['teasers'][number] {
  const { title, excerpt, date, author, readTime, category, link } = issue;
  const slug = slugify(title);
  const texts = { title, excerpt, date, author, readTime, category };
  return { ...texts, slug, image: slug, href: link, source: 'LinkedIn Newsletter' };
}

/** What stands around a page's own content. */
function frame(content: Content, page: DescribedPage): Omit<PageData, 'page'> {
  const trail = visibleTrail(content, page);
  return { head: head(content, page), ...(trail && { trail }) };
}

function articlePath({ slug }: Pick<Article, 'slug'>): string {
  return `/blog/${slug}`;
}
