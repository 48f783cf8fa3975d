import { join } from 'node:path';
import type { Plugin } from 'vite';

const client = join(import.meta.dirname, '../client');

/** What is loaded with the first interaction on every page, what several pages share, the blog, forms: their chunks' names. */
const COMMON = 'common';
const PARTS = 'parts';
const BLOG = 'blog';
const FORMS = 'forms';

/** Characters from which on a chunk is asked for before the chunk that imports it has come. */
const LARGE = 1_500;

/** What Rolldown tells about a module. */
type Modules = {
  getModuleInfo(id: string): Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]> | null;
};

/**
 * Cuts the browser's code: all that every page needs is one chunk, what several pages share a second, what only those of
 * the blog share a third, what pages with forms share a fourth, since one text is compressed better than its parts; beside
 * them each page's own.
 */
export function chunksPlugin(): Plugin {
  let chunks: ReturnType<typeof chunkNames> | undefined;
  const chunkOf = (id: string, modules: Modules) => {
    chunks ??= chunkNames(modules);
    return chunks.get(id) ?? null;
  };
  const large = new Set<string>();
  const isLarge = (fileName: string, host: string) => large.has(fileName) || host.includes('/entries/');
  return {
    name: 'chunks',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    configEnvironment: (name) =>
      name === 'client'
        ? {
            build: {
              modulePreload: {
                polyfill: false,
                resolveDependencies: (_, fileNames, { hostId }) =>
                  fileNames.filter((fileName) => isLarge(fileName, hostId)),
              },
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    // What the starter script needs stays out, also where a module of this chunk imports it.
                    includeDependenciesRecursively: false,
                    groups: [
                      { name: (id, modules) => (chunkOf(id, modules) === COMMON ? COMMON : null) },
                      // What only one page needs comes with it.
                      { name: chunkOf, minShareCount: 2 },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
    resolveId: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper/ },
      // Vike's own entry, which no page names, has one of its own: shared with that, it would be a chunk that the
      // starter has to wait for, and without which it does not run.
      handler: (id, importer) => (importer?.includes('vike') ? null : `${id}?site`),
    },
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => preloadHelper,
    },
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code.length > LARGE) large.add(file.fileName);
      },
    },
  };
}

/**
 * In the place of Vite's own, which waits for style sheets (ours are linked) and tells of failures by an event (ours
 * are caught where code is asked for): large chunks are asked for at the same time as the code that imports them.
 */
const preloadHelper = `export const __vitePreload = (load, chunks = []) => {
  for (const chunk of chunks) import(/* @vite-ignore */ '/' + chunk).catch(() => {});
  return load();
};`;

/** In which chunk a module goes that several need; those of the starter stay with it. */
function chunkNames(modules: Modules): ReadonlyMap<string, string> {
  const imports = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const alsoLater = (id: string) => [
    ...imports(id),
    ...(modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  ];
  const hydrate = join(client, 'hydrate.tsx');
  const first = neededBy(join(client, 'start.ts'), (id) => alsoLater(id).filter((id) => id !== hydrate));
  const isForm = (id: string) => [...neededBy(id, imports)].some((id) => id.includes('/react-hook-form/'));
  const names = new Map<string, string>();
  for (const id of neededBy(hydrate, alsoLater)) names.set(id, FORMS);
  const withoutForms = (id: string) => alsoLater(id).filter((id) => !isForm(id));
  for (const id of neededBy(hydrate, withoutForms)) names.set(id, BLOG);
  for (const id of neededBy(hydrate, (id) => withoutForms(id).filter((id) => !isOfBlog(id))))
    names.set(id, PARTS);
  for (const id of neededBy(hydrate, imports)) names.set(id, COMMON);
  for (const id of first) names.delete(id);
  return names;
}

const isOfBlog = (page: string) => /\/pages\/(blog|blog-archive|article)\.tsx$/.test(page);

/** A module and all that it needs to be run. */
function neededBy(start: string, imports: (id: string) => readonly string[] | undefined): Set<string> {
  const found = new Set([start]);
  // What is added meanwhile is visited, too.
  for (const id of found) for (const imported of imports(id) ?? []) found.add(imported);
  return found;
}
