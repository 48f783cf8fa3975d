import { expect, test } from 'vitest';
import { addressOf, redirected, redirectedWhileDraft } from './addresses.ts';

const article = '---\ntitle: Eins\n---\n';
const withDocument = article.replace('---\n', '---\ndocument:\n  title: Vorlage\n');
const redirects = '# Alte Pfade\n/shop: /books\n/alt: /blog/eins # von der Messe\n';

test('only articles and case studies have an address', () => {
  expect(addressOf('content/blog/eins.md')).toBe('/blog/eins');
  expect(addressOf('content/cases/eins.md')).toBe('/fallstudien/eins');
  expect(addressOf('content/legal/agb.md')).toBeUndefined();
  expect(addressOf('content/site.yaml')).toBeUndefined();
});

test('a renamed article is reached at its old addresses, without a detour', () => {
  expect(redirected(redirects, article, 'content/blog/eins.md', 'content/blog/zwei.md')).toBe(
    '# Alte Pfade\n/shop: /books\n/alt: /blog/zwei # von der Messe\n/blog/eins: /blog/zwei\n',
  );
});

test('a deleted article leads to the blog', () => {
  expect(redirected('/shop: /books\n', article, 'content/blog/eins.md')).toBe(
    '/shop: /books\n/blog/eins: /blog\n',
  );
});

test('a draft that gets another address or goes was at none', () => {
  for (const draft of ['draft: true', 'date: 2999-01-01']) {
    const source = article.replace('title', `${draft}\ntitle`);
    expect(redirected(redirects, source, 'content/blog/eins.md')).toBe(redirects);
    expect(redirected(redirects, source, 'content/blog/eins.md', 'content/blog/zwei.md')).toBe(redirects);
  }
});

test('an article that gets its old address back has no redirect there', () => {
  const once = redirected(redirects, article, 'content/blog/eins.md', 'content/blog/zwei.md');
  expect(redirected(once, article, 'content/blog/zwei.md', 'content/blog/eins.md')).toBe(
    '# Alte Pfade\n/shop: /books\n/alt: /blog/eins # von der Messe\n/blog/zwei: /blog/eins\n',
  );
});

test('a Word file that is made of an article leads to where that is now, until it has its name back', () => {
  const renamed = redirected(
    '/shop: /downloads/eins.docx\n',
    withDocument,
    'content/blog/eins.md',
    'content/blog/zwei.md',
  );
  expect(renamed).toBe('/shop: /blog/zwei\n/blog/eins: /blog/zwei\n/downloads/eins.docx: /blog/zwei\n');
  expect(redirected(renamed, withDocument, 'content/blog/zwei.md', 'content/blog/eins.md')).toBe(
    '/shop: /blog/eins\n/blog/zwei: /blog/eins\n/downloads/zwei.docx: /blog/eins\n',
  );
  expect(redirected('/shop: /books\n', withDocument, 'content/blog/eins.md')).toBe(
    '/shop: /books\n/blog/eins: /blog\n/downloads/eins.docx: /blog\n',
  );
});

test('an article that becomes a draft leads to the blog until it appears again', () => {
  const before = withDocument.replace('---\n', '---\ndate: 2025-01-01\n');
  const draft = before.replace('---\n', '---\ndraft: true\n');
  const file = 'content/blog/eins.md';
  const held = '/shop: /books\n/blog/eins: /blog\n/downloads/eins.docx: /blog\n';
  expect(redirectedWhileDraft('/shop: /books\n', file, { before, after: draft })).toBe(held);
  expect(redirectedWhileDraft(held, file, { before: draft, after: draft })).toBe(held);
  expect(redirectedWhileDraft(held, file, { before: draft, after: before })).toBe('/shop: /books\n');
  expect(redirectedWhileDraft(held, file, { before: undefined, after: draft })).toBe(held);
  expect(redirectedWhileDraft(held, 'content/legal/agb.md', { before, after: draft })).toBe(held);
});
