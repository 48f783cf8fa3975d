import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import { sitePages } from '../assemble/site-pages.server.ts';
import type { Content } from '../content/content.ts';
import { canonicalUrl } from './head.server.ts';

/**
 * sitemap.xml (https://www.sitemaps.org/protocol.html): no alternative paths, no thank-you page. Without pictures, which
 * crawlers find in the HTML. Only articles and case studies record when they changed.
 */
export async function sitemap(content: Content): Promise<string> {
  const items = [...sitePages(content)].flatMap(([path, page]) => {
    const { described } = page();
    const url = canonicalUrl(content, described);
    if (url !== content.site.url + path) return [];
    if (described.name === 'case') return [{ url, lastmodISO: described.study.date }];
    if (described.name !== 'article') return [{ url }];
    const { date, update } = described.article;
    return [{ url, lastmodISO: update?.date ?? date }];
  });
  const namespaces = { news: false, video: false, xhtml: false, image: false };
  const xml = await streamToPromise(Readable.from(items).pipe(new SitemapStream({ xmlns: namespaces })));
  return `${xml}\n`;
}
