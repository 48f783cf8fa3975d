import type { Content } from '../content/content.ts';
import { pagePaths } from '../content/page-paths.ts';
import { fillSlots } from '../lib/fill-slots.ts';
import { blogPageNumber } from './blog-page-path.ts';
import { canonicalPath, type DescribedPage, type PageName } from './described-page.ts';
import type { Crumb } from './page-data.ts';

/**
 * Parents of nested pages. Three are listed under „Leistungen“ in the navigation, which is /services. Every other
 * page is directly below the home page.
 */
const parents: Partial<Record<DescribedPage['name'], PageName>> = {
  article: 'blog',
  blogArchive: 'blog',
  strategyCall: 'services',
  mindsetCoaching: 'services',
  workshopsPage: 'services',
  mediaProfile: 'tvPress',
  press: 'tvPress',
  awardsPage: 'tvPress',
};

/** Breadcrumbs from the home page to this one. Empty for the home page and pages without a URL. */
export function trail(content: Content, page: DescribedPage): Crumb[] {
  const path = canonicalPath(page);
  if (path === undefined || page.name === 'home') return [];
  const parent = parents[page.name];
  return [
    { label: content.site.ui.breadcrumbStart, path: pagePaths.home[0] },
    ...(parent ? [{ label: pageLabel(content, parent), path: pagePaths[parent][0] }] : []),
    { label: labelOf(content, page), path },
  ];
}

/**
 * Visible breadcrumbs, on nested pages. Not on articles, where „Zurück zum Blog“ already leads up and the title
 * would appear twice in a row, nor on older blog index pages, which lead up page by page.
 */
export function visibleTrail(content: Content, page: DescribedPage): Crumb[] | undefined {
  const isOfBlog = page.name === 'article' || page.name === 'blogArchive';
  return !isOfBlog && parents[page.name] ? trail(content, page) : undefined;
}

function labelOf(content: Content, page: DescribedPage): string {
  if (page.name === 'article') return page.article.title;
  if (page.name !== 'blogArchive') return pageLabel(content, page.name);
  return fillSlots(content.blog.pages.title, { number: blogPageNumber(page.path) ?? 1 });
}

/** A page's name: from the navigation, else the line above its heading, else its title. */
export function pageLabel(content: Content, name: DescribedPage['name']): string {
  if (name === 'article' || name === 'notFound' || name === 'blogArchive')
    throw new Error('Only pages of page-paths.ts have a name.');
  const { services, menu, footer, legal } = content.navigation;
  const links = [...services, ...menu, ...footer.flatMap((column) => column.links), ...legal];
  const [path] = pagePaths[name];
  const known = links.find((link) => link.path === path);
  if (known) return known.label;
  const page = content[name];
  if ('hero' in page && page.hero.eyebrow) return page.hero.eyebrow;
  return 'seo' in page ? page.seo.title : page.title;
}
