import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { buildFolder, LICENCES_PATH } from './build-folder.ts';
import { imagesPlugin } from './images/vite-images.server.ts';
import { contentPlugin } from './prerender/vite-content.server.ts';
import { machineFilesPlugin } from './seo/machine-files.server.ts';

export default defineConfig({
  root: import.meta.dirname,
  define: { __VITE_IS_MODERN__: 'false' },
  publicDir: false,
  plugins: [contentPlugin(), imagesPlugin(), machineFilesPlugin(), react(), vike()],
  build: {
    outDir: resolve(buildFolder, 'site'),
    emptyOutDir: true,
    target: 'es2022',
    // Browsers with native light-dark(): the compiled fallback ignores a section's own color-scheme.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // Never inline: the CSP allows no data: fonts, and HTML stays small.
    assetsInlineLimit: 0,
    // Style sheets are split by kind of page (styles/), not by chunk. Vike warns of duplicated CSS (its issue 1993),
    // which no longer occurs with Vite 8; bytes.spec.ts checks.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        modulePreload: false,
        license: { fileName: LICENCES_PATH.slice(1) },
        rolldownOptions: {
          output: {
            // Names stand in many files, where chance doesn't compress.
            chunkFileNames: 'assets/chunks/[hash:7].js',
            codeSplitting: {
              // One file for the start script, one for shared code: fewer requests, better compression.
              groups: [
                { name: 'start', test: /\/prerender\/\+client\.ts$/, priority: 1 },
                // Without what has forms: a group takes along what its modules import, here the forms' rules. And without
                // what only links to these pages need.
                {
                  name: 'shared',
                  test: /\/site\/(?:components|pages|search|lib)\/(?!.*(?:form|cases)-section)/,
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: {
    // A file read while it is being written would be reported as empty, until it is saved again. Milliseconds.
    watch: { awaitWriteFinish: { stabilityThreshold: 80, pollInterval: 20 } },
    // Lets forms work in development while `npm start` runs alongside.
    proxy: { '/api': 'http://localhost:8080' },
  },
});
