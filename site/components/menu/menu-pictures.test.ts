import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pagePaths } from '../../content/page-paths.ts';

test('every address with a picture in the menu is a page’s', () => {
  const sheet = readFileSync('site/components/menu/menu-pictures.css', 'utf8');
  const addresses = [...sheet.matchAll(/\[href="([^"]+)"\]/g)].map(([, path = '']) => path);
  expect(addresses.length).toBeGreaterThan(5);
  const pages: readonly string[] = Object.values(pagePaths).flat();
  expect(addresses.filter((path) => !pages.includes(path))).toEqual([]);
});
