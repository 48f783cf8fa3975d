import type { Content } from '../content/content.ts';
import { pagePaths } from '../content/page-paths.ts';
import type { Article, CaseStudy } from '../content/read/article.server.ts';
import { documentFile } from '../content/read/article-document.server.ts';
import type { Seo } from '../content/schemas/blocks.ts';
import { legalPages } from '../content/schemas/collections.ts';
import { isOff } from '../content/switched-off.ts';
import { drawnPicture, showHeadings, showTailpiece } from '../images/drawn-picture.server.ts';
import { showTextPictures } from '../images/text-pictures.server.ts';
import { blogPage } from './blog-page.server.ts';
import { articlePath } from './blog-teasers.server.ts';
import { casePath, type DescribedPage, type PageName } from './described-page.ts';
import { downloadDetails } from './download-details.server.ts';
import { moreArticles } from './more-articles.server.ts';
import type { PageData } from './page-data.ts';
import { pageProps } from './page-props.server.ts';
import type { CasePage } from './page-types.ts';
import { visibleTrail } from './trail.server.ts';

/** Path of the not-found page, which CloudFront serves for unknown URLs. */
export const NOT_FOUND_PATH = '/404';

/** A page's data without its head, and what the head describes. */
export type SitePage = Omit<PageData, 'head'> & { described: DescribedPage };

type SitePages = ReadonlyMap<string, () => SitePage>;

/** All prerendered paths. */
export function sitePaths(content: Content): string[] {
  return [...sitePages(content).keys()];
}

/** All pages, by path. Listed once per content, since a build asks for each page in turn. */
export function sitePages(content: Content): SitePages {
  const known = listed.get(content) ?? listPages(content);
  listed.set(content, known);
  return known;
}

const listed = new WeakMap<Content, SitePages>();

function listPages(content: Content): SitePages {
  const pages = new Map([
    ...Object.entries(pageProps).flatMap(([name, props]) =>
      pathsOf(name, content).map((path) => [path, () => propsData(content, name, props(content))] as const),
    ),
    ['/blog', () => blogData(content)],
    ...legalPages.flatMap((name) =>
      pagePaths[name].map((path) => [path, () => legalData(content, name)] as const),
    ),
    ...content.articles.map(
      (article) => [articlePath(article), () => articleData(content, article)] as const,
    ),
    ...content.cases.map((study) => [casePath(study), () => caseData(content, study)] as const),
  ]);
  return new Map([...pages].map(([path, make]) => [path, once(make)]));
}

/** Makes a page's data once: its HTML, its JSON file and the sitemap all ask for it. */
function once(make: () => SitePage): () => SitePage {
  let made: SitePage | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function pathsOf(name: string, content: Content): readonly string[] {
  if (name === 'notFound') return [NOT_FOUND_PATH];
  return isOff(content[name as PageName]) ? [] : pagePaths[name as PageName];
}

/** Of a page whose content `pageProps` has. */
function propsData(content: Content, name: string, { seo, ...page }: { seo: Seo }): SitePage {
  return { ...frame(content, { name: name as PageName, seo }), page };
}

function blogData(content: Content): SitePage {
  const { seo, page } = blogPage(content);
  return { ...frame(content, { name: 'blog', seo }), page };
}

function articleData(content: Content, article: Article): SitePage {
  const {
    title,
    seoTitle,
    description,
    keywords,
    document,
    // The page doesn't show these.
    slug: _slug,
    links: _links,
    pictures: _pictures,
    words: _words,
    ...rest
  } = article;
  const { readTime, article: texts } = content.blog;
  const { document: documentLabels, ...labels } = texts;
  const file = documentFile(article);
  const html = showHeadings(content, showTextPictures(rest.html), article.image);
  const details = downloadDetails(file);
  return {
    ...frame(content, { name: 'article', seo: { title: seoTitle ?? title, description, keywords }, article }),
    page: {
      ...rest,
      html: showTailpiece(content, html, article.image),
      title,
      drawing: drawnPicture(content, article.image),
      closing: rest.closing ?? content.blog.closing.heading,
      document: document && { title: document.title, file, details, labels: documentLabels },
      labels: { ...labels, readTime },
      more: moreArticles(content, article),
    },
  };
}

function caseData(content: Content, study: CaseStudy): SitePage {
  const {
    description,
    keywords,
    // The page doesn't show these.
    sample: _sample,
    beleg: _beleg,
    date: _date,
    slug: _slug,
    links: _links,
    pictures: _pictures,
    headings: _headings,
    ...page
  } = study;
  const seo = { title: page.title, description, keywords };
  const next = nextCase(content, study);
  return {
    ...frame(content, { name: 'case', seo, study }),
    page: { ...page, labels: content.casesPage, ...(next && { next }) },
  };
}

/** So that each case leads to another, and all of them are reached. */
function nextCase({ cases }: Content, study: CaseStudy): CasePage['next'] {
  const next = cases[(cases.indexOf(study) + 1) % cases.length];
  return next && next !== study
    ? { title: next.title, client: next.client, href: casePath(next) }
    : undefined;
}

function legalData(content: Content, name: (typeof legalPages)[number]): SitePage {
  const { title, description, keywords, lead, date, reviewed, html, headings } = content[name];
  const { contents, date: dateLabel, draft } = content.legal;
  return {
    ...frame(content, { name, seo: { title, description, keywords } }),
    page: {
      ...{ title, lead, date, reviewed, html, headings, image: `legal-${name}` },
      labels: { contents, date: dateLabel, draft },
    },
  };
}

/** Everything but the page's own content. */
function frame(content: Content, described: DescribedPage): Omit<SitePage, 'page'> {
  const trail = visibleTrail(content, described);
  return { described, ...(trail && { trail }) };
}
