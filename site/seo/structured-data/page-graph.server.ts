import type { BreadcrumbList, Graph, Thing, WebPage } from 'schema-dts';
import { canonicalPath, type DescribedPage } from '../../assemble/described-page.ts';
import type { Crumb } from '../../assemble/page-data.ts';
import { trail } from '../../assemble/trail.server.ts';
import type { Content } from '../../content/content.ts';
import { partId, ref, websiteId } from './ids.server.ts';
import { organization, person, website } from './site.server.ts';
import { type Subject, subjectOf } from './subjects.server.ts';

type Node = Exclude<Thing, string>;

/** Pages with the awards. */
const withAwards: ReadonlySet<DescribedPage['name']> = new Set(['about', 'awardsPage', 'mediaProfile']);

/** Pages with a more specific type than WebPage. */
const pageTypes: { [Name in DescribedPage['name']]?: Exclude<WebPage, string>['@type'] } = {
  about: 'AboutPage',
  contact: 'ContactPage',
  faqPage: 'FAQPage',
  mediaProfile: 'ProfilePage',
  blog: 'CollectionPage',
  booksPage: 'CollectionPage',
  tvPress: 'CollectionPage',
  awardsPage: 'CollectionPage',
};

/**
 * A page's structured data as JSON-LD, safe inside a script element. Ratings are left out, since Google disallows
 * ratings by a company of itself, and so are events, since no talk or workshop has a date.
 * @param title as in the page's head
 */
export function pageGraph(content: Content, page: DescribedPage, title: string): string {
  const { page: ofPage, things = [] } = subjectOf(content, page);
  const nodes: Thing[] = [
    organization(content, { withContact: page.name !== 'article' }),
    website(content),
    person(content, { withAwards: withAwards.has(page.name) }),
    ...pageNodes(content, page, title, ofPage),
    ...things,
  ];
  const graph: Graph = { '@context': 'https://schema.org', '@graph': unique(nodes) };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** The page and its breadcrumbs; the not-found page has no URL to identify it. */
function pageNodes(content: Content, page: DescribedPage, title: string, about: Subject['page']): Thing[] {
  const { site } = content;
  const path = canonicalPath(page);
  if (path === undefined) return [];
  const crumbs = trail(content, page);
  const breadcrumbId = partId(site, path, 'breadcrumb');
  const webPage: WebPage = {
    '@type': (pageTypes[page.name] ?? 'WebPage') as 'WebPage',
    '@id': partId(site, path, 'page'),
    url: site.url + path,
    name: title,
    description: page.seo.description,
    inLanguage: 'de',
    isPartOf: ref(websiteId(site)),
    ...(crumbs.length > 0 && { breadcrumb: ref(breadcrumbId) }),
    ...about,
  };
  return crumbs.length > 0 ? [webPage, breadcrumbs(site.url, breadcrumbId, crumbs)] : [webPage];
}

function breadcrumbs(url: string, id: string, crumbs: Crumb[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: url + path,
    })),
  };
}

/** Drops duplicates: two services may share an offer. */
function unique(nodes: Thing[]): Thing[] {
  return [
    ...new Map((nodes as Node[]).map((node, index) => ['@id' in node ? node['@id'] : index, node])).values(),
  ];
}
