/** `aria-current` of a navigation link: for the page itself, or the section it belongs to. */
export function current(path: string, currentPath: string): { 'aria-current'?: 'page' | 'true' } {
  if (path === currentPath) return { 'aria-current': 'page' };
  return path !== '/' && currentPath.startsWith(`${path}/`) ? { 'aria-current': 'true' } : {};
}
