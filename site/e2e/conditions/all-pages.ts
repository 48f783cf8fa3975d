import { readdirSync } from 'node:fs';
import { pagePaths } from '../../content/page-paths.ts';

/** Every page once: a second path shows the same page. */
export const allPages = [
  ...Object.values(pagePaths).map(([path]) => path),
  ...readdirSync('content/blog')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `/blog/${file.slice(0, -'.md'.length)}`),
  '/404',
];
