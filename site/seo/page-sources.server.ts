import { collections, legalPages } from '../content/collections.ts';
import type { Content } from '../content/load-content.server.ts';
import { pagePaths } from '../content/page-paths.ts';
import { pageProps } from '../content/page-props.server.ts';

/**
 * The content files that each page is made of, by its canonical path; names as they lie under content/. Files whose
 * words stand around the content of many pages (menus, labels) are no part of any.
 */
export function pageSources(content: Content): Map<string, string[]> {
  const articles = content.articles.map(({ slug }) => `blog/${slug}.md`);
  return new Map<string, string[]>([
    ...Object.entries(pageProps).flatMap(([name, props]): Array<[string, string[]]> => {
      const path = pagePaths[name as keyof typeof pagePaths]?.[0];
      return path ? [[path, filesRead(content, props)]] : [];
    }),
    ['/blog', [collections.blog[0], collections.newsletter[0], ...articles]],
    ...legalPages.map((name): [string, string[]] => [pagePaths[name][0], [`legal/${name}.md`]]),
    ...content.articles.map(({ slug }): [string, string[]] => [`/blog/${slug}`, [`blog/${slug}.md`]]),
  ]);
}

const labels = new Set(['site', 'navigation', 'forms']);

/** Observed rather than listed: a page that shows another collection tomorrow has its file among its own. */
function filesRead(content: Content, read: (content: Content) => unknown): string[] {
  const names = new Set<string>();
  read(
    new Proxy(content, {
      get(target, name, receiver) {
        names.add(String(name));
        return Reflect.get(target, name, receiver);
      },
    }),
  );
  return Object.entries(collections)
    .filter(([name]) => names.has(name) && !labels.has(name))
    .map(([, [file]]) => file);
}
