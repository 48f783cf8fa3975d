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

test('ancestor pages are links in order', () => {
  expect([...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/blog']);
});

test('the current page is last, marked and no link', () => {
  expect(html).toMatch(/<li><span aria-current="page">KI-Trends<\/span><\/li><\/ol>/);
});

test('the navigation has a name', () => {
  expect(attributesOf(html, 'nav')['aria-label']).toBeTruthy();
});
