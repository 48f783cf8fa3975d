import { expect, test } from 'vitest';
import { dueArticles } from './due-articles.ts';

const site = 'https://www.example.org';

test('an article is due when its day has come and the site does not show it', async () => {
  const shown = new Set([`${site}/blog/alt`]);
  const due = await dueArticles(site, ['alt', 'neu'], async (url) => shown.has(url));
  expect(due).toEqual(['neu']);
});

test('a site that cannot be reached makes nothing due', async () => {
  const unreachable = async () => {
    throw new Error('down');
  };
  await expect(dueArticles(site, ['alt'], unreachable)).rejects.toThrow('down');
});
