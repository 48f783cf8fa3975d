import { expect, test } from 'vitest';
import { article, contentCopy } from '../content/testing/content-copy.ts';
import { fixture } from '../testing/fixture.ts';
import { feed } from './feed.server.ts';
import { indexedPages } from './indexed-pages.server.ts';
import { sitemap } from './sitemap.server.ts';
import { feedEntries } from './testing/read-feed.ts';
import { xmlProblems } from './testing/xml-problems.ts';

const copy = contentCopy();
const { url } = fixture.site;
const noChanges = new Map<string, Date>();
const path = '/blog/ki-strategien-fuehrungskraefte-2024';
const hostile = 'KI & Co.: <script>alert("1 < 2")</script> &amp; ]]> 🚀';

test('characters special in XML and HTML are escaped', async () => {
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

test('links are absolute in the feed, anchors lead to the article', () => {
  copy.append(
    '## Am Ende\n\n[Formate](/ki-workshops#formate), [hier](#am-ende), [Norm](https://www.iso.org/a?b=1&c=2).',
  );
  const entry = feedEntries(feed(copy.load(), noChanges)).find(({ id }) => id.endsWith(path));
  const links = [...(entry?.content ?? '').matchAll(/ href="([^"]*)"/g)].map(([, href]) => href);
  expect(links.slice(-3)).toEqual([
    `${url}/ki-workshops#formate`,
    `${url}${path}#am-ende`,
    'https://www.iso.org/a?b=1&#x26;c=2',
  ]);
  expect(links.filter((href) => !/^(?:https|mailto):/.test(String(href)))).toEqual([]);
});

test('an unpublished article is in neither', async () => {
  copy.edit(article, /^date: .*$/m, 'date: 2099-01-01');
  const content = copy.load();
  expect(feed(content, noChanges)).not.toContain(`<id>${url}${path}`);
  expect(await sitemap(content, noChanges)).not.toContain(path);
  expect(indexedPages(content).some((page) => page.path === path)).toBe(false);
});
