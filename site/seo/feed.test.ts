import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import { FEED_ENTRIES, feed } from './feed.server.ts';
import { sitemap } from './sitemap.server.ts';
import { feedEntries, textOf } from './testing/read-feed.ts';
import { xmlProblems } from './testing/xml-problems.ts';

const content = fixture;
const noChanges = new Map<string, Date>();
const path = '/blog/ki-strategien-fuehrungskraefte-2024';

test('every article is there in full, newest first', () => {
  const { articles } = content;
  const entries = feedEntries(feed(content, noChanges));
  const words = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(entries.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
  expect(entries.map(({ content }) => words(content))).toEqual(articles.map(({ html }) => words(html)));
});

test('follows the text of RFC 4287: unique ids, an author, one alternate each, updated after published', () => {
  const changes = new Map([[path, new Date('2025-05-05T12:00:00Z')]]);
  const xml = feed(content, changes);
  const entries = feedEntries(xml);
  // 4.2.6: no two entries share an id.
  const ids = [textOf(xml, 'id'), ...entries.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const [entry] of xml.matchAll(/<entry>[\s\S]*?<\/entry>/g)) {
    // 4.1.2: an author; 4.1.2 and 4.2.7.2: a link without rel is the alternate, and there is one.
    expect(entry).toContain('<author>');
    expect(entry.match(/<link [^>]*>/g)).toHaveLength(1);
  }
  // 4.2.15: the feed's date is the latest entry's.
  const updated = entries.map((entry) => entry.updated);
  expect(textOf(xml, 'updated')).toBe(updated.toSorted().at(-1));
  expect(entries.find(({ id }) => id.endsWith(path))?.updated).toBe('2025-05-05T12:00:00.000Z');
  expect(entries.filter((entry) => entry.updated < entry.published)).toEqual([]);
});

test('of many articles, the newest are there', () => {
  const [article] = content.articles;
  if (!article) throw new Error('There is no article.');
  const articles = Array.from({ length: FEED_ENTRIES + 1 }, (_, number) => ({
    ...article,
    title: `Folge ${number}`,
  }));
  const titles = feedEntries(feed({ ...content, articles }, noChanges)).map(({ title }) => title);
  expect(titles).toEqual(articles.slice(0, -1).map(({ title }) => title));
});

test('without articles, the feed is valid too', async () => {
  expect(await xmlProblems(feed({ ...content, articles: [] }, noChanges), 'atom')).toEqual([]);
});

test('the schemas detect mistakes', async () => {
  const xml = feed(content, noChanges);
  expect(await xmlProblems(xml.replace(/<updated>[^<]*<\/updated>/, ''), 'atom')).not.toEqual([]);
  expect(await xmlProblems(xml.replace('T00:00:00.000Z', ' 00:00'), 'atom')).not.toEqual([]);
  expect(await xmlProblems(xml.replace(/<id>[^<]*/, '<id>/blog'), 'atom')).not.toEqual([]);
  const urls = await sitemap(content, new Map([['/', new Date(0)]]));
  expect(await xmlProblems(urls, 'sitemap')).toEqual([]);
  expect(await xmlProblems(urls.replace('<lastmod>1970', '<lastmod>gestern'), 'sitemap')).not.toEqual([]);
});
