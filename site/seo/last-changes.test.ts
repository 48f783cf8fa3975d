import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { indexedPages } from './indexed-pages.server.ts';
import { lastChanges } from './last-changes.server.ts';
import { pageSources } from './page-sources.server.ts';

const content = fixture;
const sources = pageSources(content);
const everyFile = new Set([...sources.values()].flat());
const article = 'blog/ki-transformation-2025.md';

test('every page that is indexed is made of files', () => {
  const pages = indexedPages(content).map(({ path }) => path);
  expect(pages.filter((path) => !sources.get(path)?.length)).toEqual([]);
});

test('a page is made of the records that it names, and of no others', () => {
  expect(sources.get('/alle-angebote')?.toSorted()).toEqual([
    'campaigns/herbst-kickstart.yaml',
    'pages/alle-angebote.yaml',
    'prices.yaml',
  ]);
  expect(sources.get('/faq')).toContain('faq.yaml');
  expect(sources.get('/impressum')).toEqual(['legal/impressum.md']);
  expect(sources.get('/blog')).toContain(article);
});

test('a changed file moves the pages that are made of it, and no others', () => {
  const moved = changedSince('2026-02-01', { 'faq.yaml': '2026-03-01T08:00:00+01:00' });
  expect(moved).toContain('/faq');
  expect(moved).toContain('/ki-beratung');
  expect(moved).not.toContain('/alle-angebote');
  expect(moved).not.toContain('/blog');
});

test('an article is not older than the day on which it appeared, nor is the list that shows it', () => {
  const changes = lastChanges(content, { dates: dates({}, '2020-01-01T00:00:00Z') });
  expect(changes.get('/blog/ki-transformation-2025')).toEqual(new Date('2025-01-14'));
  const newest = content.articles[0]?.date ?? '';
  expect(changes.get('/blog')).toEqual(new Date(newest));
});

test('a page of which one file has no date has none', () => {
  const known = dates({});
  known.delete('faq.yaml');
  const changes = lastChanges(content, { dates: known });
  expect(changes.has('/faq')).toBe(false);
  expect(changes.has('/ki-beratung')).toBe(false);
  expect(changes.has('/alle-angebote')).toBe(true);
});

function dates(special: Record<string, string>, common = '2026-01-01T00:00:00Z') {
  return new Map([...everyFile].map((file) => [file, special[file] ?? common]));
}

function changedSince(day: string, special: Record<string, string>): string[] {
  const changes = lastChanges(content, { dates: dates(special) });
  return [...changes].filter(([, date]) => date > new Date(day)).map(([path]) => path);
}
