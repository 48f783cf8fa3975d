import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_FOUND_PATH, sitePaths } from '../assemble/site-pages.server.ts';
import { buildFolder } from '../build-folder.ts';
import { MAX_TITLE } from '../lib/page-title.ts';
import { fixture } from '../testing/fixture.ts';

/* Checks the files to be deployed, as `npm test` and `npm run build` write them. */

const root = join(buildFolder, 'site/client');
const pages = sitePaths(fixture).map((path) => {
  const file = join(root, path === NOT_FOUND_PATH ? '404.html' : join(path, 'index.html'));
  return { path, html: existsSync(file) ? readFileSync(file, 'utf8') : '' };
});

const graphOf = (html: string) => {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0]?.[1] ?? '')['@graph'] as Array<Record<string, unknown>>;
};
const unescaped = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
const tag = (html: string, name: string) => {
  const found = [...html.matchAll(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))];
  expect(found, name).toHaveLength(1);
  return unescaped(found[0]?.[1] ?? '');
};
const titleOf = (html: string) => unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test('every page was built (npm run build)', () => {
  expect(pages.filter(({ html }) => html === '').map(({ path }) => path)).toEqual([]);
});

const classesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const sheetsOf = (html: string) => classesIn(html, /<link rel="stylesheet" href="([^"]+)"/g);

test('every page links one style sheet, an article that of its form, too, and they have its classes', () => {
  const known = new Map(
    [...new Set(pages.flatMap(({ html }) => sheetsOf(html)))].map((sheet) => {
      const css = readFileSync(join(root, sheet), 'utf8').replaceAll(/url\([^)]*\)/g, '');
      return [sheet, classesIn(css, /\.([a-z][\w-]*)/g)] as const;
    }),
  );
  const dressed = new Set([...known.values()].flat());
  for (const { path, html } of pages) {
    const sheets = sheetsOf(html);
    expect(sheets, path).toHaveLength(/class="prose prose-/.test(html) ? 2 : 1);
    const own = new Set(sheets.flatMap((sheet) => known.get(sheet) ?? []));
    const classes = new Set(classesIn(html, /class="([^"]*)"/g).flatMap((names) => names.split(' ')));
    const forgotten = [...classes].filter((name) => dressed.has(name) && !own.has(name));
    expect(forgotten, `${path}: classes that another sheet of site/styles/ dresses`).toEqual([]);
  }
});

test('no sheet lists a component that no page of its kind shows', () => {
  const shown = Map.groupBy(
    pages,
    ({ html }) => /\/([\w-]+?)\.[\w-]+\.css$/.exec(sheetsOf(html)[0] ?? '')?.[1],
  );
  expect(shown.size).toBeGreaterThan(5);
  for (const [kind, ofKind] of shown) {
    const html = ofKind.map((page) => page.html).join('');
    const names = new Set(classesIn(html, /class="([^"]*)"/g).flatMap((all) => all.split(' ')));
    const listed = classesIn(readFileSync(`site/styles/${kind}.css`, 'utf8'), /@import "\.\.\/(.*?)" layer/g);
    const idle = listed.filter((file) => {
      const css = readFileSync(`site/${file}`, 'utf8').replaceAll(/\/\*.*?\*\/|url\([^)]*\)/gs, '');
      return !classesIn(css, /\.([a-z][\w-]*)/g).some((name) => names.has(name));
    });
    expect(idle, kind).toEqual([]);
  }
});

test.each(pages)(
  '$path has its structured data once, and complete tags for shared links',
  ({ path, html }) => {
    const graph = graphOf(html);
    expect(html.split('"@graph"')).toHaveLength(2);

    const title = titleOf(html);
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
    expect(tag(html, 'og:title')).toBe(title);
    expect(tag(html, 'og:description')).toBe(tag(html, 'description'));
    expect(tag(html, 'description').length).toBeGreaterThanOrEqual(70);
    expect(tag(html, 'description').length).toBeLessThanOrEqual(160);
    expect(tag(html, 'og:site_name')).toBe(fixture.site.name);
    expect(tag(html, 'og:locale')).toBe('de_DE');
    expect(tag(html, 'twitter:card')).toBe('summary_large_image');
    expect(tag(html, 'keywords')).not.toBe('');

    const canonical = canonicalOf(html);
    if (canonical) expect(tag(html, 'og:url')).toBe(canonical);
    else expect(tag(html, 'robots')).toBe('noindex');

    const isArticle = path.startsWith('/blog/');
    const isProfile = ['/ueber-mich', '/about', '/medienprofil'].includes(path);
    expect(tag(html, 'og:type')).toBe(isArticle ? 'article' : isProfile ? 'profile' : 'website');
    if (isArticle) {
      const posting = graph.find((node) => node['@type'] === 'BlogPosting');
      expect(tag(html, 'article:published_time')).toBe(posting?.datePublished);
      expect(tag(html, 'article:section')).toBe(posting?.articleSection);
      expect(tag(html, 'article:author')).toMatch(/^https:\/\/.*\/ueber-mich$/);
    }
  },
);

test('every indexed page has one share image, which exists in the build', () => {
  const found = pages.filter(({ html }) => canonicalOf(html));
  expect(found.length).toBeGreaterThan(30);
  for (const { path, html } of pages) {
    if (!canonicalOf(html)) {
      expect(html, path).not.toContain('og:image');
      continue;
    }
    const image = new URL(tag(html, 'og:image'));
    expect(image.origin).toBe(new URL(canonicalOf(html) ?? '').origin);
    expect(existsSync(join(root, image.pathname)), image.pathname).toBe(true);
    expect([tag(html, 'og:image:width'), tag(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(tag(html, 'og:image:alt')).not.toBe('');
    const posting = graphOf(html).find((node) => node['@type'] === 'BlogPosting');
    if (posting) expect(posting.image).toBe(image.href);
  }
});

test('visible breadcrumbs match the structured data', () => {
  const withPath = pages.filter(({ html }) => html.includes('<nav class="breadcrumb"'));
  expect(withPath.map(({ path }) => path).toSorted()).toEqual([
    '/awards',
    '/fallstudien/nachfolge',
    '/fallstudien/stadtwerk',
    '/medienprofil',
    '/pressebereich',
    '/tv-speaking',
  ]);
  for (const { html } of withPath) {
    const nav = /<nav class="breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const list = graphOf(html).find((node) => node['@type'] === 'BreadcrumbList');
    const items = (list?.itemListElement ?? []) as Array<{ name: string; item: string }>;
    const read = items.map(({ name, item }) => ({ name, path: new URL(item).pathname }));
    const seen = [...nav.matchAll(/<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, path, name = '']) => ({
      name: unescaped(name).replaceAll('\u00AD', ''),
      path,
    }));
    // All but the open page itself.
    expect(seen).toEqual(read.slice(0, -1));
  }
});
