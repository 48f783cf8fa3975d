import { pagePaths } from '../content/page-paths.ts';

const pages: ReadonlyArray<readonly string[]> = Object.values(pagePaths);

/** `aria-current` of a navigation link: for the page itself, by any of its paths, or the section it belongs to. */
export function current(path: string, currentPath: string): { 'aria-current'?: 'page' | 'true' } {
  const paths = pages.find((paths) => paths.includes(path)) ?? [path];
  if (paths.includes(currentPath)) return { 'aria-current': 'page' };
  return path !== '/' && currentPath.startsWith(`${path}/`) ? { 'aria-current': 'true' } : {};
}
