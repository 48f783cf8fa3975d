import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { lookAtPages, type Page } from './look-at-pages.ts';

const script = 'console.log("ä")';
const hash = createHash('sha256').update(script).digest('base64');
const html = (path: string, body = ''): Page => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><link rel="canonical" href="https://www.example.org${path}"/>${body}`,
});
const site: Record<string, Page> = {
  '/': html('/', `<script src="/assets/a.js" type="module" async integrity="sha256-${hash}">`),
  '/assets/a.js': { status: 200, type: 'text/javascript', body: script },
  '/blog': html('/blog', '<a href="/">Start</a><a href="/blog/eins">Eins</a>'),
  '/blog/eins': html('/blog/eins'),
};
const missing: Page = { status: 404, type: 'text/html', body: 'nicht gefunden' };
const refused: Page = { status: 403, type: 'application/xml', body: 'AccessDenied' };
const look = (changes: Record<string, Page> = {}, others = missing) =>
  lookAtPages(async (path) => ({ ...site, ...changes })[path] ?? others, 'x');

test('a site whose pages are there is well, with or without an article', async () => {
  expect(await look()).toBeUndefined();
  expect(await look({ '/blog': html('/blog') })).toBeUndefined();
});

test.each<[string, Record<string, Page>]>([
  ['home', { '/': refused }],
  ['home', { '/': { ...html('/'), status: 500 } }],
  ['home', { '/': html('/blog') }],
  ['home', { '/': { status: 200, type: 'text/html', body: '' } }],
  ['asset', { '/': html('/') }],
  ['asset', { '/assets/a.js': missing }],
  ['asset', { '/assets/a.js': { status: 200, type: 'text/javascript', body: 'other();' } }],
  ['blog', { '/blog': missing }],
  ['article', { '/blog/eins': refused }],
  ['article', { '/blog/eins': html('/') }],
])('%s is named where it is not what it should be', async (wrong, changes) => {
  expect(await look(changes)).toBe(wrong);
});

test('a bucket that refuses is found although the edge still has its pages', async () => {
  expect(await look({}, refused)).toBe('bucket');
});
