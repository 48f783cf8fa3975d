import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildFolder } from '../build-folder.ts';
import { posixPath } from '../lib/posix-path.server.ts';
import { fixture } from '../testing/fixture.ts';
import { type Node, typedNodes } from './testing/graph-rules.ts';
import { feedEntries } from './testing/read-feed.ts';
import { xmlProblems } from './testing/xml-problems.ts';

/* Reads the last build (npm run build) as an outside machine would. */

const folder = join(buildFolder, 'site/client');
const site = fixture.site.url;
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const [sitemap, feed] = [read('sitemap.xml'), read('feed.xml')];
const machines = { sitemap, feed };
const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => posixPath(file))
  .filter((file) => /(?:^|\/)index\.html$/.test(file))
  .map((file) => ({ path: `/${file.replace(/\/?index\.html$/, '')}`, html: read(file) }));

test('the sitemap lists exactly the indexed pages, each by its canonical URL', async () => {
  const indexed = pages
    .filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'))
    .filter(({ path, html }) => html.includes(`<link rel="canonical" href="${site}${path}"/>`));
  expect(indexed.length).toBeGreaterThan(30);
  expect(listed.toSorted()).toEqual(indexed.map(({ path }) => site + path).toSorted());
  expect(await xmlProblems(sitemap, 'sitemap')).toEqual([]);
});

test('the feed is valid and has an entry for each article', async () => {
  expect(await xmlProblems(feed, 'atom')).toEqual([]);
  const articles = listed.filter((url) => url.startsWith(`${site}/blog/`));
  expect(
    feedEntries(feed)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(articles.toSorted());
});

for (const [name, text] of Object.entries(machines)) {
  test(`every URL of this site in ${name} exists`, () => {
    const found = text.match(/https:\/\/[^\s<>"')\]]+/g)?.map((address) => new URL(address)) ?? [];
    const own = found.filter(({ origin }) => origin === site).map(({ pathname }) => pathname);
    expect(own.length).toBeGreaterThan(10);
    const isThere = (path: string) =>
      existsSync(join(folder, path, 'index.html')) || (/\.\w+$/.test(path) && existsSync(join(folder, path)));
    expect(own.filter((path) => !isThere(path))).toEqual([]);
  });

  test(`the thank-you page and alternative paths are not in ${name}`, () => {
    for (const path of ['/anfrage-danke', '/404', '/about', '/vortraege', '/datenschutz', '/api']) {
      expect(text).not.toMatch(new RegExp(`${site}${path}(?![\\w-])`));
    }
  });
}

test('the thank-you page and the not-found page are noindex', () => {
  for (const file of ['anfrage-danke/index.html', '404.html']) {
    expect(read(file)).toContain('<meta name="robots" content="noindex"');
    expect(read(file)).not.toContain('rel="canonical"');
  }
});

test('every page links the feed', () => {
  const link = '<link rel="alternate" type="application/atom+xml" href="/feed.xml"/>';
  expect(pages.filter(({ html }) => !html.includes(link))).toEqual([]);
});

test('an offer or entry of a list in structured data has an id that leads to it on its page', () => {
  const lost = pages.flatMap(({ path, html }) => {
    const graph = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/s)?.[1] ?? '{}';
    const own = typedNodes(JSON.parse(graph))
      .flatMap(
        ({ '@type': type, '@id': id, item }) => (type === 'Offer' ? id : (item as Node)?.['@id']) ?? [],
      )
      .flatMap((id) => String(id).split(`${site}${path}#`)[1] ?? []);
    return own.filter((id) => !html.includes(` id="${id}"`)).map((id) => `${path}#${id}`);
  });
  expect(lost).toEqual([]);
});

test('security.txt says whom to tell of a vulnerability, for less than a year', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(': ', 2) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${fixture.site.email}`);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThanOrEqual(365);
});

test('robots.txt links the sitemap and disallows only the API', () => {
  const lines = read('robots.txt').trimEnd().split('\n');
  expect(lines).toContain(`Sitemap: ${site}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual(['Disallow: /api/']);
});
