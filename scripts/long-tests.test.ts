import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longBrowserTests, longUnitTests } from './long-tests.ts';

test('every long test exists', () => {
  const files = [...longUnitTests, ...longBrowserTests.map((file) => `site/e2e/${file}`)];
  expect(files.filter((file) => globSync(file).length === 0)).toEqual([]);
});
