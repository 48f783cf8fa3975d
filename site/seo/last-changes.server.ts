import { pageProps } from '../assemble/page-props.server.ts';
import type { Content } from '../content/content.ts';
import { pagePaths } from '../content/page-paths.ts';
import { collections, legalPages } from '../content/schemas/collections.ts';
import type { CommitDates } from './commit-dates.server.ts';

/** Pages that list a whole collection, which a new record changes as much as a new text does. */
const lists: Partial<Record<keyof typeof pageProps, keyof typeof collections>> = {
  services: 'offerings',
  pricesPage: 'prices',
  talksPage: 'talks',
  faqPage: 'faq',
  tvSpeaking: 'tv',
  booksPage: 'books',
  workshopsPage: 'workshops',
  tvPress: 'media',
  awardsPage: 'awards',
  mediaProfile: 'tv',
};

/**
 * Last change of each page, by canonical path: the newest commit to its own files, but not before an article's
 * publication date. A page with an undated file is left out: no date is better than a wrong one.
 */
export function lastChanges(content: Content, { dates }: Pick<CommitDates, 'dates'>): Map<string, Date> {
  const appeared = new Map(content.articles.map(({ slug, date }) => [articleFile(slug), date]));
  const changes = new Map<string, Date>();
  for (const [path, files] of ownFiles(content)) {
    const committed = files.map((file) => dates.get(file));
    if (!committed.every((date) => date !== undefined)) continue;
    const days = files.flatMap((file) => appeared.get(file) ?? []);
    changes.set(path, latest([...committed, ...days]));
  }
  return changes;
}

/** Each page's own files under content/. Values merely mentioned, such as a price, don't count. */
export function ownFiles({ articles }: Pick<Content, 'articles'>): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const name of Object.keys(pageProps) as Array<keyof typeof pageProps>) {
    const path = name !== 'notFound' && pagePaths[name][0];
    const list = lists[name];
    if (path) files.set(path, [collections[name][0], ...(list ? [collections[list][0]] : [])]);
  }
  const blog = articles.map(({ slug }) => articleFile(slug));
  files.set('/blog', [collections.blog[0], collections.newsletter[0], ...blog]);
  for (const name of legalPages) files.set(pagePaths[name][0], [`legal/${name}.md`]);
  for (const { slug } of articles) files.set(`/blog/${slug}`, [articleFile(slug)]);
  return files;
}

const articleFile = (slug: string) => `blog/${slug}.md`;

function latest(dates: string[]): Date {
  return new Date(Math.max(...dates.map((date) => Date.parse(date))));
}
