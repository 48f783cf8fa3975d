import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../site/content/page-paths.ts';

const ROUTES = join(import.meta.dirname, '../../site/routes.ts');

/**
 * Which module draws the page at a path. Read from the text of `site/routes.ts`, which cannot be run here: it imports
 * style sheets.
 * @throws Error where it is not written as it was
 */
export function pageModules(routes = readFileSync(ROUTES, 'utf8')): (path: string) => string {
  const loaders = new Map(
    [...routes.matchAll(/const (load\w+) = async \(\) => \(await import\('\.\/([^']+)'\)\)/g)].map(
      ([, name = '', module = '']) => [name, `site/${module}`] as const,
    ),
  );
  const modules = new Map<string, string>();
  for (const [, name = '', module, loader = ''] of routes.matchAll(
    /^ {2}(\w+): (?:async \(\) => \(await import\('\.\/([^']+)'\)\)|(load\w+))/gm,
  ))
    for (const path of pagePaths[name as keyof typeof pagePaths] ?? [])
      modules.set(path, module ? `site/${module}` : (loaders.get(loader) ?? ''));

  return (path) => {
    const module =
      modules.get(path) ??
      loaders.get(path.startsWith('/blog/') ? 'loadArticle' : path === '/404' ? 'loadNotFound' : '');
    if (!module) throw new Error(`site/routes.ts does not tell which module draws ${path}.`);
    return module;
  };
}
