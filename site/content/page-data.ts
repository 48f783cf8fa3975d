/** What the head of a page says. */
export type Head = {
  title: string;
  description: string;
  keywords: string;
  /** Absent on pages that search engines leave out. */
  canonical?: string;
  noindex?: boolean;
};

/** The data of one page, as it stands in its JSON file. `page` is what its component takes. */
export type PageData = { head: Head; page: Record<string, unknown> };

/** Where the JSON of a page lies. */
export function pageDataUrl(path: string): string {
  return `/data${path === '/' ? '/index' : path}.json`;
}

/** Whether an answer is the data of a page, and not something that a proxy or a half deployment sent. */
export function isPageData(value: unknown): value is PageData {
  if (typeof value !== 'object' || value === null || !('head' in value && 'page' in value)) return false;
  const { head, page } = value;
  return (
    typeof head === 'object' && head !== null && 'title' in head && typeof page === 'object' && page !== null
  );
}
