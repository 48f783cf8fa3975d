import { expect, test } from 'vitest';
import type { BlogPage } from '../pages/page-data.ts';
import { loadContent } from './load-content.server.ts';
import { pageData } from './page-data.server.ts';
import { isPageFile, type PageData } from './page-data.ts';

const content = loadContent();
const { teasers } = (pageData(content, '/blog') as PageData).page as Pick<BlogPage, 'teasers'>;

test('the blog shows articles and issues of the newsletter together, the newest first', () => {
  const dates = teasers.map(({ date }) => date);
  expect(dates).toHaveLength(content.articles.length + content.newsletter.newsletters.length);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('an issue of the newsletter leads out of the site and says where it appeared', () => {
  const outside = teasers.filter(({ href }) => !href.startsWith('/blog/'));
  expect(outside.map(({ href }) => href).toSorted()).toEqual(
    content.newsletter.newsletters.map(({ link }) => link).toSorted(),
  );
  expect(new Set(outside.map(({ source }) => source))).toEqual(new Set(['LinkedIn Newsletter']));
});

test('only what is the data of the page that was asked for is taken for it', () => {
  const file = { build: '/assets/entries/a.js', path: '/faq', head: { title: 'FAQ' }, page: {} };
  expect(isPageFile(file, '/faq')).toBe(true);
  for (const other of [
    undefined,
    false,
    null,
    [],
    '<!doctype html>',
    {},
    { message: 'ok' },
    { ...file, path: '/agb' },
    { ...file, path: undefined },
    { ...file, head: {} },
    { ...file, head: null },
    { ...file, page: null },
    { ...file, page: 'FAQ' },
  ])
    expect(isPageFile(other, '/faq'), JSON.stringify(other)).toBe(false);
});
