import type { Site } from '../content/schemas/site.ts';

/**
 * robots.txt (RFC 9309): everything may be read but the API. Pages with noindex stay open, or nobody would see it;
 * stage dev says noindex in a header of every answer.
 */
export function robots({ url }: Pick<Site, 'url'>): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`;
}
