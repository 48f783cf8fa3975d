/** Contents of a page's <head>. */
export type Head = {
  title: string;
  description: string;
  keywords?: string;
  /** Absent on pages excluded from search engines. */
  canonical?: string;
  noindex?: boolean;
  /** Type of the page for shared links (ogp.me); a plain web page by default. */
  type?: 'article' | 'profile';
  article?: ArticleHead;
  /** Picture for shared links. */
  image?: { url: string; alt: string; width: number; height: number };
  /** JSON-LD for a script element; on prerendered pages, read from the document. */
  structuredData?: string;
};

export type ArticleHead = {
  /** URL of the author's profile (ogp.me), if this site has one. */
  author?: string;
  /** ISO 8601. */
  published: string;
  section: string;
};

/** This page or one above it, as named in the breadcrumbs. */
export type Crumb = { label: string; path: string };

/**
 * The data of one page, as in its JSON file. `page` is the input of its component.
 * `trail`: ancestors of a nested page, from the home page.
 */
export type PageData = { head: Head; trail?: Crumb[]; page: Record<string, unknown> };

/** Contents of a page's JSON file: its data, its path, and the build whose code can render it. */
export type PageFile = PageData & { path: string; build: string };

/**
 * Articles whose links show 'Lädt...' while loading (docs/product.md, "Blog articles"). For the other four, and any
 * the owner adds, the current page stays until they are loaded, as for all pages.
 */
export const lazyArticles: readonly string[] = [
  'mitarbeiter-halten-ki-innovation',
  'google-ki-suche',
  'social-media-ki',
  'automationen-agenten',
  'ki-transformation-2025',
];

/** URL of a page's JSON. */
export function pageDataUrl(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

export const FEED_PATH = '/feed.xml';

/**
 * True if a response is the JSON of the page at that path, rather than something from a proxy or a partial
 * deployment.
 */
export function isPageFile(value: unknown, wanted: string): value is PageFile {
  if (typeof value !== 'object' || value === null || !('head' in value && 'page' in value)) return false;
  if (!('path' in value) || value.path !== wanted) return false;
  const { head, page } = value;
  return (
    typeof head === 'object' && head !== null && 'title' in head && typeof page === 'object' && page !== null
  );
}
