import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { Content } from '../content/content.ts';
import { indexedPages } from './indexed-pages.server.ts';

/**
 * sitemap.xml (https://www.sitemaps.org/protocol.html). Without pictures, which crawlers find in the HTML.
 * @param changes last change of each page
 */
export async function sitemap(content: Content, changes: ReadonlyMap<string, Date>): Promise<string> {
  const items = indexedPages(content).map(({ path, url }) => {
    const changed = changes.get(path);
    return { url, ...(changed && { lastmod: changed.toISOString() }) };
  });
  const namespaces = { news: false, video: false, xhtml: false, image: false };
  const xml = await streamToPromise(Readable.from(items).pipe(new SitemapStream({ xmlns: namespaces })));
  return `${xml}\n`;
}
