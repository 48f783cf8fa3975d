import type { Plugin } from 'vite';
import { FEED_PATH } from '../assemble/page-data.ts';
import type { Content } from '../content/content.ts';
import { loadContent } from '../content/load-content.server.ts';
import type { Site } from '../content/schemas/site.ts';
import { loadImages } from '../images/images.server.ts';
import { feed } from './feed.server.ts';
import { sitemap } from './sitemap.server.ts';

/** Files for machines, by path. */
export async function machineFiles(content: Content): Promise<Record<string, string>> {
  return {
    '/sitemap.xml': await sitemap(content),
    '/robots.txt': robots(content.site),
    [FEED_PATH]: feed(content),
  };
}

/**
 * robots.txt (RFC 9309): everything but the API may be crawled. Pages with noindex stay allowed, since crawlers
 * must fetch them to see it; stage dev sends noindex as a header.
 */
function robots({ url }: Pick<Site, 'url'>): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`;
}

/** Development only: serves these files; the build writes them (prerender/site-files.server.ts). */
export function machineFilesPlugin(): Plugin {
  return {
    name: 'machine-files',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        if (!/\.(?:txt|xml)$/.test(path)) return next();
        try {
          const content = loadContent();
          // For the pictures in the feed.
          await loadImages(content);
          const text = (await machineFiles(content))[path];
          if (text === undefined) return next();
          const type = path.endsWith('.xml') ? 'application/xml' : 'text/plain';
          response.setHeader('Content-Type', `${type}; charset=utf-8`);
          response.end(text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
