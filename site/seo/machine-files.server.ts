import { FEED_PATH } from '../assemble/page-data.ts';
import type { Content } from '../content/content.ts';
import type { Site } from '../content/schemas/site.ts';
import type { CommitDates } from './commit-dates.server.ts';
import { feed } from './feed.server.ts';
import { lastChanges } from './last-changes.server.ts';
import { llms } from './llms.server.ts';
import { SECURITY_PATH, securityContact } from './security-contact.server.ts';
import { sitemap } from './sitemap.server.ts';

/**
 * Files for machines, by path.
 * @param commits last changes of the content files
 * @param now time of the build
 */
export async function machineFiles(
  content: Content,
  { commits, now }: { commits: Pick<CommitDates, 'dates'>; now: Date },
): Promise<Record<string, string>> {
  const changes = lastChanges(content, commits);
  return {
    '/sitemap.xml': await sitemap(content, changes),
    '/robots.txt': robots(content.site),
    [FEED_PATH]: feed(content, changes),
    '/llms.txt': llms(content),
    [SECURITY_PATH]: securityContact(content.site, now),
  };
}

/**
 * robots.txt (RFC 9309): everything but the API may be crawled. Pages with noindex stay allowed, since crawlers
 * must fetch them to see it; stage dev sends noindex as a header.
 */
function robots({ url }: Pick<Site, 'url'>): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${url}/sitemap.xml\n`;
}
