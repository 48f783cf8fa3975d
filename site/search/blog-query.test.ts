import { expect, test } from 'vitest';
import { blogSearch, readBlogQuery, shownText } from './blog-query.ts';

const categories = ['KI & SEO', 'KI-Strategien'];

test('a query survives the round trip through the address', () => {
  for (const query of [
    { text: 'Führung & „KI“', category: 'KI & SEO' },
    { text: '', category: 'KI-Strategien' },
    { text: '100 % + <b>#?=', category: undefined },
  ])
    expect(readBlogQuery(blogSearch(query), categories)).toEqual(query);
});

test('categories are readable, and an empty query leaves the address clean', () => {
  expect(blogSearch({ text: '', category: 'KI & SEO' })).toBe('?kategorie=ki-seo');
  expect(blogSearch({ text: '  ' })).toBe('');
});

test('an unknown category is ignored', () => {
  expect(readBlogQuery('?kategorie=gibt-es-nicht', categories).category).toBeUndefined();
  expect(readBlogQuery('?kategorie=', categories).category).toBeUndefined();
});

test('a category is recognised in any spelling', () => {
  expect(readBlogQuery('?kategorie=KI%20%26%20SEO', categories).category).toBe('KI & SEO');
});

test('a long query is truncated, and shortened further in messages', () => {
  const { text } = readBlogQuery(`?q=${'a'.repeat(10_000)}`, categories);
  expect(text).toHaveLength(200);
  expect(shownText({ text }).length).toBeLessThan(70);
});

test('malformed percent encoding is harmless', () => {
  expect(readBlogQuery('?q=100%', categories).text).toBe('100%');
});
