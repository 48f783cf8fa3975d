import type { Content } from '../content/load-content.server.ts';
import type { CommitDates } from './commit-dates.server.ts';
import { pageSources } from './page-sources.server.ts';

/**
 * When each page last changed, by its canonical path: its newest commit, for an article at the earliest the day on
 * which it appeared. A page of which one file has no date is left out: better no date than a false one.
 */
export function lastChanges(content: Content, { dates }: Pick<CommitDates, 'dates'>): Map<string, Date> {
  const appeared = new Map(content.articles.map(({ slug, date }) => [`blog/${slug}.md`, date]));
  const changes = new Map<string, Date>();
  for (const [path, files] of pageSources(content)) {
    const committed = files.map((file) => dates.get(file));
    if (!committed.every((date) => date !== undefined)) continue;
    const days = files.flatMap((file) => appeared.get(file) ?? []);
    changes.set(path, latest([...committed, ...days]));
  }
  return changes;
}

function latest(dates: string[]): Date {
  return new Date(Math.max(...dates.map((date) => Date.parse(date))));
}
