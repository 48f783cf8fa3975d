import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';
import { chunksPlugin } from './bundle/vite-chunks.server.ts';
import { librariesPlugin } from './bundle/vite-libraries.server.ts';
import { rendererPlugin } from './bundle/vite-renderer.server.ts';
import { imagesPlugin } from './content/vite-images.server.ts';
import { contentPlugin } from './content/vite-plugin.server.ts';
import { licencesPlugin } from './licences/vite-licences.server.ts';
import { machineFilesPlugin } from './seo/vite-machine-files.server.ts';
import { styleguidePlugin } from './styleguide/vite-styleguide.server.ts';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [
    contentPlugin(),
    imagesPlugin(),
    licencesPlugin(),
    machineFilesPlugin(),
    styleguidePlugin(),
    librariesPlugin(),
    chunksPlugin(),
    rendererPlugin(),
    react(),
    vike(),
  ],
  build: {
    target: 'es2022',
    // Browsers that know light-dark() themselves: its fallback cannot follow a section's own color-scheme.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // Fonts and art are files of their own: the CSP knows no data: fonts, and HTML stays small.
    assetsInlineLimit: 0,
    // Sheets are made by kind of page (styles/), not by chunk of code. Vike warns of duplicated CSS (its issue 1993),
    // which Vite 8 no longer makes: bytes.spec.ts counts.
    cssCodeSplit: false,
  },
  server: {
    // Forms work in development while `npm start` runs beside it.
    proxy: { '/api': 'http://localhost:8080' },
  },
});
