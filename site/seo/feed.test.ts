import { expect, test } from 'vitest';
import { article, contentCopy } from '../content/testing/content-copy.ts';
import { fixture } from '../testing/fixture.ts';
import { FEED_ENTRIES, feed } from './feed.server.ts';
import { sitemap } from './sitemap.server.ts';
import { feedEntries, textOf } from './testing/read-feed.ts';
import { xmlProblems } from './testing/xml-problems.ts';

const content = fixture;
const copy = contentCopy();
const { url } = fixture.site;
const path = '/blog/ki-strategien-fuehrungskraefte-2024';

const hostile = 'KI & Co.: <script>alert("1 < 2")</script> &amp; ]]> 🚀';

test('every article is there in full, newest first', () => {
  const { articles } = content;
  const entries = feedEntries(feed(content));
  const words = (html: string) => html.replace(/<[^>]*>/g, '');
  expect(entries.map(({ title }) => title)).toEqual(articles.map(({ title }) => title));
  const updated = articles.filter(({ update }) => update);
  expect(updated).toHaveLength(1);
  expect(entries.map(({ content }) => words(content))).toEqual(
    articles.map(({ html, update }) =>
      words(update ? `Stand November\u00A02026: ${update.text}${html}` : html),
    ),
  );
});

test('follows the text of RFC 4287: unique ids, an author, one alternate each, updated after published', () => {
  const xml = feed(content);
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
  expect(entries.filter((entry) => entry.updated < entry.published)).toEqual([]);
});

test('of many articles, the newest are there', () => {
  const [article] = content.articles;
  if (!article) throw new Error('There is no article.');
  const articles = Array.from({ length: FEED_ENTRIES + 1 }, (_, number) => ({
    ...article,
    title: `Folge ${number}`,
  }));
  const titles = feedEntries(feed({ ...content, articles })).map(({ title }) => title);
  expect(titles).toEqual(articles.slice(0, -1).map(({ title }) => title));
});

test('without articles, the feed is valid too', async () => {
  expect(await xmlProblems(feed({ ...content, articles: [] }), 'atom')).toEqual([]);
});

test('the schemas detect mistakes', async () => {
  const xml = feed(content);
  expect(await xmlProblems(xml.replace(/<updated>[^<]*<\/updated>/, ''), 'atom')).not.toEqual([]);
  expect(await xmlProblems(xml.replace('T00:00:00.000Z', ' 00:00'), 'atom')).not.toEqual([]);
  expect(await xmlProblems(xml.replace(/<id>[^<]*/, '<id>/blog'), 'atom')).not.toEqual([]);
  const urls = await sitemap(content);
  expect(await xmlProblems(urls, 'sitemap')).toEqual([]);
  expect(await xmlProblems(urls.replaceAll('loc>', 'location>'), 'sitemap')).not.toEqual([]);
});

test('characters special in XML and HTML are escaped', async () => {
  copy.edit(article, /^title: .*$/m, `title: ${JSON.stringify(hostile)}`);
  copy.edit(article, /^excerpt: .*$/m, `excerpt: ${JSON.stringify(hostile)}`);
  copy.append('Zwei Enden: `]]>` und `a[b[0]]> href="/x"`, dazu 🚀 & Co.');
  const content = copy.load();
  const xml = feed(content);
  expect(await xmlProblems(xml, 'atom')).toEqual([]);
  const entry = feedEntries(xml).find(({ id }) => id.endsWith(path));
  expect(entry?.title).toBe(hostile.replace('"1 < 2"', '„1 < 2“'));
  expect(entry?.content).toContain('<code>]]&gt;</code>');
  expect(entry?.content).toContain('href="/x"</code>');
  expect(entry?.content).toContain('🚀 &#x26; Co.');
  expect(await xmlProblems(await sitemap(content), 'sitemap')).toEqual([]);
});

test('links are absolute in the feed, anchors lead to the article', () => {
  copy.append(
    '## Am Ende\n\n[Formate](/ki-workshops#formate), [hier](#am-ende), [Norm](https://www.iso.org/a?b=1&c=2).',
  );
  const entry = feedEntries(feed(copy.load())).find(({ id }) => id.endsWith(path));
  const links = [...(entry?.content ?? '').matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.slice(-3)).toEqual([
    `${url}/ki-workshops#formate`,
    `${url}${path}#am-ende`,
    'https://www.iso.org/a?b=1&#x26;c=2',
  ]);
  expect(links.filter((href) => !/^(?:https|mailto):/.test(String(href)))).toEqual([]);
});

test('an unpublished article is in neither feed nor sitemap', async () => {
  copy.edit(article, /^date: .*$/m, 'date: 2099-01-01');
  const content = copy.load();
  expect(feed(content)).not.toContain(`<id>${url}${path}`);
  expect(await sitemap(content)).not.toContain(path);
});
