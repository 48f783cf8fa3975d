import type { ChunkReport } from '../../site/bundle/vite-chunk-report.server.ts';

const FORMS = 'node_modules/react-hook-form/';
const STARTER = 'site/client/start.ts';
const REACT = 'site/client/hydrate.tsx';

/** What the browser fetches of the code, and when, reckoned from what the bundler says of chunks and modules. */
export function codeOf({ chunks, modules }: ChunkReport) {
  const chunkOf = (module: string) =>
    Object.keys(chunks).find((file) => module in (chunks[file]?.modules ?? {}));

  /** The chunks in which some modules lie, and all without which these do not run. */
  const filesOf = (...wanted: string[]) => {
    const files = wanted.map((module) => {
      const file = chunkOf(module);
      if (!file) throw new Error(`The browser's code has no module ${module}.`);
      return file;
    });
    return new Set(reached(files, (file) => chunks[file]?.imports ?? []));
  };
  const needs = (module: string) => modules[module]?.imports ?? [];
  const isForm = (module: string) => [...reached([module], needs)].some((id) => id.startsWith(FORMS));

  return {
    /** Before anybody has done anything. */
    first: () => filesOf(STARTER),
    /** After the first interaction. @param page module of the page's component */
    after: (page: string) => filesOf(STARTER, REACT, page),
    /** Whether the page is a form, whose code comes with it. */
    isForm,
    /** With each of the forms that the page may show, whose code comes when it is used. */
    withForms(page: string) {
      const shown = [...reached([page], needs)];
      const later = new Set(shown.flatMap((module) => modules[module]?.later ?? []));
      return [...later].filter(isForm).map((form) => filesOf(STARTER, REACT, page, form));
    },
  };
}

function reached(starts: readonly string[], next: (each: string) => readonly string[]): Set<string> {
  const found = new Set(starts);
  // What is added meanwhile is visited, too.
  for (const each of found) for (const more of next(each)) found.add(more);
  return found;
}
