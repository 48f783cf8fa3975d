import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { buildFolder } from '../build-folder.ts';
import { expectPatched, patchCms } from './patches.ts';

/** What Sveltia CMS has not translated yet, and the owner meets. */
const untranslated = {
  show_errors: 'Fehler zeigen',
  folder_contents: 'Inhalt',
  list_item_options: 'Duplizieren und einfügen',
  replace_image: 'Bild ersetzen',
  remove_image: 'Bild entfernen',
  file_unavailable: 'Nicht verfügbar',
  file_unavailable_description: 'Diese Datei fehlt. Vielleicht ist sie verschoben oder gelöscht.',
  sign_in_using_access_token_workflow_note: 'Es muss auch Pull Requests lesen und schreiben dürfen.',
};

/** Sveltia CMS advises to try again later, where a mistake is to be mended. */
const notSaved = 'Der Eintrag wurde nicht gespeichert. Ihre Eingaben stehen noch im Formular.';

const addressPanel = {
  title: 'Adresse',
  generated_on_save: 'Die Adresse entsteht beim Speichern aus dem Titel.',
  unavailable: 'Dieser Eintrag hat keine Adresse.',
};

/** Words of Sveltia CMS in German. */
function germanWords(json: string): string {
  // An entry's slug is its address on the website.
  const plain = json
    .replaceAll('Der Slug', 'Die Adresse')
    .replaceAll('Dieser Slug', 'Diese Adresse')
    .replaceAll('Slug bearbeiten', 'Adresse ändern')
    .replaceAll('"Slug"', '"Adresse"');
  const words = { ...untranslated, ...JSON.parse(plain) };
  words.saving_entry.error.description = notSaved;
  words.entry_sidebar.slug = addressPanel;
  return JSON.stringify(words);
}

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
        // The checks of Markdown files, which aren't run here, read them with gray-matter.
        /^(?:@shikijs\/(?:langs|themes)\b|gray-matter$)/.test(id) ||
        /\/locales\/(?!de\.)[\w-]+\.json$/.test(id)
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
    chunkSizeWarningLimit: 10_000,
  },
  worker: { format: 'es' },
});
