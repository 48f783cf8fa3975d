import type { Content } from '../content/load-content.server.ts';
import type { CommitDates } from './commit-dates.server.ts';
import { feed } from './feed.server.ts';
import { FEED_PATH } from './feed-path.ts';
import { lastChanges } from './last-changes.server.ts';
import { llms } from './llms.server.ts';
import { robots } from './robots.server.ts';
import { SECURITY_PATH, securityContact } from './security-contact.server.ts';
import { sitemap } from './sitemap.server.ts';

/**
 * What the site says to machines, by path.
 * @param commits when the content files were last changed
 * @param now the moment of the build
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
