import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const html = render(
  <Breadcrumb
    trail={[
      { label: 'Start', path: '/' },
      { label: 'Blog', path: '/blog' },
    ]}
    current="KI-Trends"
  />,
);

test('the pages above are links in their order', () => {
  expect([...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/blog']);
});

test('this page comes last, is marked and is no link', () => {
  expect(html).toMatch(/<li><span aria-current="page">KI-Trends<\/span><\/li><\/ol>/);
});

test('the navigation has a name', () => {
  expect(attributesOf(html, 'nav')['aria-label']).toBeTruthy();
});
