import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { indexedPages } from './indexed-pages.server.ts';
import { lastChanges, ownFiles } from './last-changes.server.ts';

const content = fixture;
const sources = ownFiles(content);
const everyFile = new Set([...sources.values()].flat());
const article = 'blog/ki-transformation-2025.md';

test('every indexed page has source files', () => {
  const pages = indexedPages(content).map(({ path }) => path);
  expect(pages.filter((path) => !sources.get(path)?.length)).toEqual([]);
});

test('a page depends on its own file and the list it shows', () => {
  expect(sources.get('/alle-angebote')).toEqual(['pages/alle-angebote.yaml', 'prices.yaml']);
  expect(sources.get('/faq')).toContain('faq.yaml');
  expect(sources.get('/impressum')).toEqual(['legal/impressum.md']);
  expect(sources.get('/blog')).toContain(article);
});

test('a changed file changes the date of its pages, and no others', () => {
  const moved = changedSince('2026-02-01', { 'faq.yaml': '2026-03-01T08:00:00+01:00' });
  expect(moved).toContain('/faq');
  expect(moved).not.toContain('/ki-beratung');
  expect(moved).not.toContain('/alle-angebote');
  expect(moved).not.toContain('/blog');
});

test('an article is not older than its publication date, nor is the list that shows it', () => {
  const changes = lastChanges(content, { dates: dates({}, '2020-01-01T00:00:00Z') });
  expect(changes.get('/blog/ki-transformation-2025')).toEqual(new Date('2025-01-14'));
  const newest = content.articles[0]?.date ?? '';
  expect(changes.get('/blog')).toEqual(new Date(newest));
});

test('a page with an undated file has no date', () => {
  const known = dates({});
  known.delete('faq.yaml');
  const changes = lastChanges(content, { dates: known });
  expect(changes.has('/faq')).toBe(false);
  expect(changes.has('/alle-angebote')).toBe(true);
});

function dates(special: Record<string, string>, common = '2026-01-01T00:00:00Z') {
  return new Map([...everyFile].map((file) => [file, special[file] ?? common]));
}

function changedSince(day: string, special: Record<string, string>): string[] {
  const changes = lastChanges(content, { dates: dates(special) });
  return [...changes].filter(([, date]) => date > new Date(day)).map(([path]) => path);
}
