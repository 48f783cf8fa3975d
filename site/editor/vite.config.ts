import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { buildFolder, LICENCES_PATH } from '../build-folder.ts';
import { germanWords } from './german-words.ts';
import { expectPatched, patchCms } from './patches.ts';

/** The editor's bundle: every file self-hosted, German only, without the highlighting of 300 languages. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  logLevel: 'error',
  plugins: [
    {
      name: 'leave-out',
      enforce: 'pre',
      resolveId: (id) =>
        id === 'gray-matter'
          ? resolve(import.meta.dirname, 'matter.ts')
          : /^@shikijs\/(?:langs|themes)\b/.test(id) || /\/locales\/(?!de\.)[\w-]+\.json$/.test(id)
            ? '\0nothing'
            : null,
      load: (id) => (id === '\0nothing' ? 'export default {}' : null),
    },
    {
      name: 'translate',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith('@sveltia/cms/locales/de.json') ? germanWords(code) : null),
    },
    {
      name: 'patch-cms',
      transform: (code, id) => (id.endsWith('/@sveltia/cms/npm/index.js') ? patchCms(code) : null),
      generateBundle: (_, bundle) =>
        expectPatched(Object.values(bundle).map((file) => ('code' in file ? file.code : ''))),
    },
    {
      // Sveltia CMS registers the fonts of its package, but leaves those of a CDN in its style sheet, too.
      name: 'own-fonts',
      transform: (code, id) =>
        id.includes('@sveltia/cms')
          ? code.replace(/url\(https:\/\/cdn\.jsdelivr\.net[^()]*\)/g, "local('-')")
          : null,
    },
  ],
  build: {
    outDir: resolve(buildFolder, 'editor'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    license: { fileName: LICENCES_PATH.slice(1) },
    chunkSizeWarningLimit: 10_000,
  },
  worker: { format: 'es' },
});
