import { expect, test } from 'vitest';
import { fixture } from '../testing/fixture.ts';
import type { ArticlePage } from './page-types.ts';
import { sitePages } from './site-pages.server.ts';

const content = fixture;
const { articles } = content;
const more = (slug: string, of = content) =>
  (sitePages(of).get(`/blog/${slug}`)?.() as { page: ArticlePage } | undefined)?.page
    .more as ArticlePage['more'];

test('articles of the same category come first, then those that share keywords, then the newest', () => {
  const [first] = articles;
  if (!first) throw new Error('There is no article.');
  const make = (slug: string, month: number, changes: Partial<typeof first>) => ({
    ...first,
    slug,
    date: `2020-${String(month).padStart(2, '0')}-01`,
    category: 'KI-Trends' as const,
    keywords: ['Anderes'],
    ...changes,
  });
  const list = [
    make('newest', 9, {}),
    make('neighbour', 8, {}),
    make('one', 7, { category: 'KI-Strategien', keywords: ['Führung', 'KI'] }),
    make('neighbour-too', 6, {}),
    make('keyword', 5, { keywords: ['fuehrung'] }),
    make('category', 4, { category: 'KI-Strategien' }),
  ];
  const order = (of: typeof list) =>
    more('one', { ...content, articles: of }).related.map(({ href }) => href);
  expect(order(list)).toEqual(['/blog/category', '/blog/keyword', '/blog/newest']);
  expect(order(list.slice(0, 5))).toEqual(['/blog/keyword', '/blog/newest']);
});

test('each article links to three related ones and its neighbours, to none twice and not to itself', () => {
  for (const { slug } of articles) {
    const { related, older, newer } = more(slug);
    expect(related).toHaveLength(3);
    const hrefs = [...related, older, newer].flatMap((link) => link?.href ?? []);
    expect(new Set(hrefs).size).toBe(hrefs.length);
    expect(hrefs).not.toContain(`/blog/${slug}`);
  }
});

test('following older articles leads from the newest through all to the oldest', () => {
  const seen: string[] = [];
  let slug = articles[0]?.slug;
  while (slug) {
    seen.push(slug);
    const { older } = more(slug);
    slug = older?.href.replace('/blog/', '');
    if (slug) expect(more(slug).newer?.href).toBe(`/blog/${seen.at(-1)}`);
  }
  expect(seen).toEqual(articles.map(({ slug }) => slug));
});

test('a single article links nowhere', () => {
  const [only] = articles;
  if (!only) throw new Error('There is no article.');
  const alone = { ...content, articles: [only] };
  expect(more(only.slug, alone)).toEqual({ related: [] });
});
