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
    '/.well-known/security.txt': security(content.site, new Date()),
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

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Contact for vulnerabilities (RFC 9116), which recommends an expiry within a year; every build starts it anew. */
function security({ url, email }: Pick<Site, 'url' | 'email'>, now: Date): string {
  const expires = new Date(now.getTime() + YEAR_MS).toISOString().slice(0, 10);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}T00:00:00Z`,
    'Preferred-Languages: de, en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
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
