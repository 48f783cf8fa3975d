/** What the head of a page says. */
export type Head = {
  title: string;
  description: string;
  keywords: string;
  /** Absent on pages that search engines leave out. */
  canonical?: string;
  noindex?: boolean;
  /** What the page is, for shared links (ogp.me); without it a page of a website. */
  type?: 'article' | 'profile';
  article?: ArticleHead;
  /** The picture that shared links show. */
  image?: { url: string; alt: string; width: number; height: number };
  /** JSON-LD, ready to stand in a script element; read from the document where the page was prerendered. */
  structuredData?: string;
};

export type ArticleHead = {
  /** Address of the author's profile (ogp.me), if this site has one. */
  author?: string;
  /** ISO 8601. */
  published: string;
  section: string;
};

/** A page above or this one, as the path to it names it. */
export type Crumb = { label: string; path: string };

/**
 * The data of one page, as it stands in its JSON file. `page` is what its component takes.
 * `trail`: the path to a page that stands below another one, from the start to the page itself.
 */
export type PageData = { head: Head; trail?: Crumb[]; page: Record<string, unknown> };

/** What the JSON file of a page holds: its data, whose they are, and the build whose code can show them. */
export type PageFile = PageData & { path: string; build: string };

/**
 * Articles whose links show the text 'Lädt...' until they are there (specification section 2, "Blog articles").
 * The four others, and those that the owner adds, leave the open page in its place meanwhile, as all pages do.
 */
export const lazyArticles: readonly string[] = [
  'mitarbeiter-halten-ki-innovation',
  'google-ki-suche',
  'social-media-ki',
  'automationen-agenten',
  'ki-transformation-2025',
];

/** Where the JSON of a page lies. */
export function pageDataUrl(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

/** Where the teasers of all pages of the blog's overview lie, if there is more than one. */
export const TEASERS_URL = '/data/teasers.json';

/** Whether an answer is the data of the page at a path, and not something that a proxy or a half deployment sent. */
export function isPageFile(value: unknown, wanted: string): value is PageFile {
  if (typeof value !== 'object' || value === null || !('head' in value && 'page' in value)) return false;
  if (!('path' in value) || value.path !== wanted) return false;
  const { head, page } = value;
  return (
    typeof head === 'object' && head !== null && 'title' in head && typeof page === 'object' && page !== null
  );
}
