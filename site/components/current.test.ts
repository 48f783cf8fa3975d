import { expect, test } from 'vitest';
import { current } from './current.ts';

test.each([
  ['/blog', '/blog', 'page'],
  ['/ueber-mich', '/about', 'page'],
  ['/blog', '/blog/ki-trends', 'true'],
  ['/', '/blog', undefined],
  ['/blog', '/blogger', undefined],
])('the link to %s on %s is marked %s', (path, here, marked) => {
  expect(current(path, here)['aria-current']).toBe(marked);
});
