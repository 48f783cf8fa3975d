import type { PageData } from '../assemble/page-data.ts';
import { sitePages } from '../assemble/site-pages.server.ts';
import type { Content } from '../content/content.ts';
import { head } from '../seo/head.server.ts';

/** A page's data: the complete input of its component, also served as JSON for client-side navigation. */
export function pageData(content: Content, path: string): PageData | undefined {
  const page = sitePages(content).get(path)?.();
  if (!page) return undefined;
  const { described, ...data } = page;
  return { head: head(content, described), ...data };
}
