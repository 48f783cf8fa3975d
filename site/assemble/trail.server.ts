import type { Content } from '../content/content.ts';
import { pagePaths } from '../content/page-paths.ts';
import { isOff } from '../content/switched-off.ts';
import { canonicalPath, type DescribedPage, type PageName } from './described-page.ts';
import type { Crumb } from './page-data.ts';

/**
 * Parents of nested pages. Three are listed under „Leistungen“ in the navigation, which is /services. Every other
 * page is directly below the home page.
 */
const parents: Partial<Record<DescribedPage['name'], PageName>> = {
  article: 'blog',
  strategyCall: 'services',
  mindsetCoaching: 'services',
  workshopsPage: 'services',
  mediaProfile: 'tvPress',
  press: 'tvPress',
  awardsPage: 'tvPress',
  tvSpeaking: 'tvPress',
};

/** Breadcrumbs from the home page to this one. Empty for the home page and pages without a URL. */
export function trail(content: Content, page: DescribedPage): Crumb[] {
  const path = canonicalPath(page);
  if (path === undefined || page.name === 'home') return [];
  const nearest = parents[page.name];
  const parent = nearest && !isOff(content[nearest]) ? nearest : undefined;
  return [
    { label: content.site.ui.breadcrumbStart, path: pagePaths.home[0] },
    ...(page.name === 'case' ? [page.study.service] : []),
    ...(parent ? [{ label: pageLabel(content, parent), path: pagePaths[parent][0] }] : []),
    { label: labelOf(content, page), path },
  ];
}

/**
 * Ancestors shown on pages that the header doesn't lead to. Not on services, which its dropdown lists side by side, nor
 * on articles, where „Zurück zum Blog“ leads up.
 */
export function visibleTrail(content: Content, page: DescribedPage): Crumb[] | undefined {
  const isShown = page.name === 'case' || parents[page.name] === 'tvPress';
  return isShown ? trail(content, page).slice(0, -1) : undefined;
}

function labelOf(content: Content, page: DescribedPage): string {
  if (page.name === 'article') return page.article.title;
  if (page.name === 'case') return page.study.client;
  return pageLabel(content, page.name);
}

/** A page's name: from the navigation, else the line above its heading, else its title. */
export function pageLabel(content: Content, name: DescribedPage['name']): string {
  if (name === 'article' || name === 'case' || name === 'notFound')
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
