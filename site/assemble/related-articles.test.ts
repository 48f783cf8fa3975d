import { expect, test } from 'vitest';
import { pageData } from '../prerender/page-data.server.ts';
import { fixture } from '../testing/fixture.ts';
import type { ArticlePage } from './page-types.ts';
import { relate } from './related-articles.server.ts';

const content = fixture;
const { articles } = content;
const more = (slug: string, of = content) =>
  (pageData(of, `/blog/${slug}`) as { page: ArticlePage } | undefined)?.page.more as ArticlePage['more'];

test('an article of the same category and subject comes first', () => {
  const strategy = articles.find(({ slug }) => slug === 'ki-transformation-2025');
  if (!strategy) throw new Error('The article is not there.');
  expect(relate(articles)(strategy)[0]?.slug).toBe('ki-strategien-fuehrungskraefte-2024');
});

test('the order does not depend on the order of the files', () => {
  const slugs = (list: typeof articles) =>
    articles.map((article) => relate(list)(article).map(({ slug }) => slug));
  expect(slugs(articles.toReversed())).toEqual(slugs(articles));
});

test('each article links to two related ones and its neighbours, to none twice and not to itself', () => {
  for (const { slug } of articles) {
    const { related, older, newer } = more(slug);
    expect(related).toHaveLength(2);
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
