import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the module that renders pages, in the folder of the server's code. */
export const RENDERER = 'render-page';

/** Gives the server's code a second way in: the build renders pages itself, and only those that have changed. */
export function rendererPlugin(): Plugin {
  const input = { [RENDERER]: join(import.meta.dirname, '../prerender/render-page.tsx') };
  return {
    name: 'renderer',
    apply: 'build',
    configEnvironment: (name) => (name === 'ssr' ? { build: { rolldownOptions: { input } } } : undefined),
  };
}
