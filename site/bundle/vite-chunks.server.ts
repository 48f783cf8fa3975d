import { join } from 'node:path';
import type { Plugin } from 'vite';

const client = join(import.meta.dirname, '../client');

/** What is loaded with the first interaction on every page; the name of its chunk. */
const COMMON = 'common';

/** Characters from which on a chunk is asked for before the chunk that imports it has come. */
const LARGE = 10_000;

/** What Rolldown tells about a module. */
type Modules = {
  getModuleInfo(id: string): Record<'importedIds' | 'dynamicallyImportedIds', readonly string[]> | null;
};

/**
 * Cuts the browser's code: all that every page needs is one chunk, since one text is compressed better than its parts;
 * beside it each page's own, and what several pages share.
 */
export function chunksPlugin(): Plugin {
  let common: ReadonlySet<string> | undefined;
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
                      {
                        name: (id, modules) => {
                          common ??= commonModules(modules);
                          return common.has(id) ? COMMON : null;
                        },
                      },
                    ],
                  },
                },
              },
            },
          }
        : undefined,
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

function commonModules(modules: Modules): ReadonlySet<string> {
  const hydrate = join(client, 'hydrate.tsx');
  const all = neededBy(hydrate, (id) => modules.getModuleInfo(id)?.importedIds);
  const first = neededBy(join(client, 'start.ts'), (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds].filter((imported) => imported !== hydrate);
  });
  return new Set([...all].filter((id) => !first.has(id)));
}

/** A module and all that it needs to be run. */
function neededBy(start: string, imports: (id: string) => readonly string[] | undefined): Set<string> {
  const found = new Set([start]);
  // What is added meanwhile is visited, too.
  for (const id of found) for (const imported of imports(id) ?? []) found.add(imported);
  return found;
}
