import { expect, test } from 'vitest';
import { attributesOf, render } from '../testing/render.tsx';
import { Breadcrumb, TrailContext } from './breadcrumb.tsx';

const trail = [
  { label: 'Start', path: '/' },
  { label: 'TV & Presse', path: '/tv-presse' },
];
const html = render(
  <TrailContext value={trail}>
    <Breadcrumb />
  </TrailContext>,
);

test('ancestor pages are links in order', () => {
  expect([...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/', '/tv-presse']);
});

test('the navigation has a name', () => {
  expect(attributesOf(html, 'nav')['aria-label']).toBeTruthy();
});

test('a top-level page shows none', () => {
  expect(render(<Breadcrumb />)).toBe('');
});
