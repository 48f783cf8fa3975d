import { expect, test } from 'vitest';
import { article, contentCopy } from '../content/testing/content-copy.ts';
import { feed } from './feed.server.ts';
import { indexedPages } from './indexed-pages.server.ts';
import { sitemap } from './sitemap.server.ts';
import { feedEntries, textOf } from './testing/read-feed.ts';
import { xmlProblems } from './testing/xml-problems.ts';

const copy = contentCopy();
const noChanges = new Map<string, Date>();
const path = '/blog/ki-strategien-fuehrungskraefte-2024';
const hostile = 'KI & Co.: <script>alert("1 < 2")</script> &amp; ]]> 🚀';

test('signs that mean something in XML and HTML arrive as they were written', async () => {
  copy.edit(article, /^title: .*$/m, `title: ${JSON.stringify(hostile)}`);
  copy.edit(article, /^excerpt: .*$/m, `excerpt: ${JSON.stringify(hostile)}`);
  copy.append('Zwei Enden: `]]>` und `a[b[0]]> href="/x"`, dazu 🚀 & Co.');
  const content = copy.load();
  const xml = feed(content, noChanges);
  expect(await xmlProblems(xml, 'atom')).toEqual([]);
  const entry = feedEntries(xml).find(({ id }) => id.endsWith(path));
  expect(entry?.title).toBe(hostile);
  expect(entry?.content).toContain('<code>]]&gt;</code>');
  expect(entry?.content).toContain('href="/x"</code>');
  expect(entry?.content).toContain('🚀 &#x26; Co.');
  expect(await xmlProblems(await sitemap(content, noChanges), 'sitemap')).toEqual([]);
});

test('links lead out of any reader to the site, anchors to the article', () => {
  copy.append(
    '## Am Ende\n\n[Formate](/ki-workshops#formate), [hier](#am-ende), [Norm](https://www.iso.org/a?b=1&c=2).',
  );
  const entry = feedEntries(feed(copy.load(), noChanges)).find(({ id }) => id.endsWith(path));
  const links = [...(entry?.content ?? '').matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.slice(-3)).toEqual([
    'https://www.example.com/ki-workshops#formate',
    `https://www.example.com${path}#am-ende`,
    'https://www.iso.org/a?b=1&#x26;c=2',
  ]);
  expect(links.filter((href) => !/^(?:https|mailto):/.test(String(href)))).toEqual([]);
});

test('every article is there in full, the newest first', () => {
  const { articles } = copy.load();
  const entries = feedEntries(feed(copy.load(), noChanges));
  const words = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(entries.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
  expect(entries.map(({ content }) => words(content))).toEqual(articles.map(({ html }) => words(html)));
});

test('what only the text of RFC 4287 demands: own ids, an author, one alternate each, updated after published', () => {
  const changes = new Map([[path, new Date('2025-05-05T12:00:00Z')]]);
  const xml = feed(copy.load(), changes);
  const entries = feedEntries(xml);
  // 4.2.6: no two entries share an id.
  const ids = [textOf(xml, 'id'), ...entries.map(({ id }) => id)];
  expect(new Set(ids).size).toBe(ids.length);
  for (const [entry] of xml.matchAll(/<entry>[\s\S]*?<\/entry>/g)) {
    // 4.1.2: an author; 4.1.2 and 4.2.7.2: a link without rel is the alternate, and there is one.
    expect(entry).toContain('<author>');
    expect(entry.match(/<link [^>]*>/g)).toHaveLength(1);
  }
  // 4.2.15: the latest of all is that of the feed.
  const updated = entries.map((entry) => entry.updated);
  expect(textOf(xml, 'updated')).toBe(updated.toSorted().at(-1));
  expect(entries.find(({ id }) => id.endsWith(path))?.updated).toBe('2025-05-05T12:00:00.000Z');
  expect(entries.filter((entry) => entry.updated < entry.published)).toEqual([]);
});

test('without articles the feed is valid, too', async () => {
  expect(await xmlProblems(feed({ ...copy.load(), articles: [] }, noChanges), 'atom')).toEqual([]);
});

test('the schemas find what is wrong', async () => {
  const content = copy.load();
  const xml = feed(content, noChanges);
  expect(await xmlProblems(xml.replace(/<updated>[^<]*<\/updated>/, ''), 'atom')).not.toEqual([]);
  expect(await xmlProblems(xml.replace('T00:00:00.000Z', ' 00:00'), 'atom')).not.toEqual([]);
  expect(await xmlProblems(xml.replace(/<id>[^<]*/, '<id>/blog'), 'atom')).not.toEqual([]);
  const urls = await sitemap(content, new Map([['/', new Date(0)]]));
  expect(await xmlProblems(urls, 'sitemap')).toEqual([]);
  expect(await xmlProblems(urls.replace('<lastmod>1970', '<lastmod>gestern'), 'sitemap')).not.toEqual([]);
});

test('an article that is not public stands in neither', async () => {
  copy.edit(article, /^date: .*$/m, 'date: 2099-01-01');
  const content = copy.load();
  expect(feed(content, noChanges)).not.toContain(`<id>https://www.example.com${path}`);
  expect(await sitemap(content, noChanges)).not.toContain(path);
  expect(indexedPages(content).some((page) => page.path === path)).toBe(false);
});
