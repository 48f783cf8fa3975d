/** `aria-current` of a link in a navigation: the page itself, or the section that an article belongs to. */
export function current(path: string, currentPath: string): { 'aria-current'?: 'page' | 'true' } {
  if (path === currentPath) return { 'aria-current': 'page' };
  return path !== '/' && currentPath.startsWith(`${path}/`) ? { 'aria-current': 'true' } : {};
}
