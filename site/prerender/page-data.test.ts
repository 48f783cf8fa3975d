import { expect, test } from 'vitest';
import { isPageFile, type PageData } from '../assemble/page-data.ts';
import type { BlogPage } from '../assemble/page-types.ts';
import { fixture } from '../testing/fixture.ts';
import { pageData } from './page-data.server.ts';

const content = fixture;
const { teasers } = (pageData(content, '/blog') as PageData).page as Pick<BlogPage, 'teasers'>;

test('the blog lists articles and newsletter issues together, newest first', () => {
  const dates = teasers.map(({ date }) => date);
  expect(dates).toHaveLength(content.articles.length + content.newsletter.newsletters.length);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test('a newsletter issue links to where it was published and says so', () => {
  const outside = teasers.filter(({ href }) => !href.startsWith('/blog/'));
  expect(outside.map(({ href }) => href).toSorted()).toEqual(
    content.newsletter.newsletters.map(({ link }) => link).toSorted(),
  );
  expect(new Set(outside.map(({ source }) => source))).toEqual(new Set(['LinkedIn Newsletter']));
});

test('an article links to its page and says it is from the blog', () => {
  const inside = teasers.filter(({ href }) => href.startsWith('/blog/'));
  expect(inside).toHaveLength(content.articles.length);
  expect(new Set(inside.map(({ source }) => source))).toEqual(new Set(['Blog']));
});

test('a campaign that is off is on no page', () => {
  const popupOf = (path: string, active: boolean) => {
    const data = pageData({ ...content, kickstart: { ...content.kickstart, active } }, path);
    return (data as { page: { popup?: unknown } }).page.popup;
  };
  for (const path of ['/', '/alle-angebote']) {
    expect(popupOf(path, true)).toBeDefined();
    expect(popupOf(path, false)).toBeUndefined();
  }
});

test('only the data of the requested page is accepted', () => {
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
