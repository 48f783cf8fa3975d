import type { Content } from '../content/content.ts';
import { isPublished } from '../content/read/published.ts';

/** The code of `virtual:site-shell`, limited to what every page shows. */
export function shellModule({ site, navigation, redirects, articles }: Content): string {
  const {
    company: _company,
    memberships: _memberships,
    retentionDays: _retentionDays,
    jobTitle: _jobTitle,
    ...shown
  } = site;
  const shell = {
    site: shown,
    navigation,
    redirects,
    unpublished: unpublished(articles),
  };
  return Object.entries(shell)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Labels for drafts and future articles, which only development includes. */
function unpublished(articles: Content['articles']) {
  const now = new Date();
  return Object.fromEntries(
    articles
      .filter((article) => !isPublished(article, now))
      .map(({ slug, draft, date }) => [`/blog/${slug}`, { draft, date }]),
  );
}
