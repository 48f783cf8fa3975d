import { appendFileSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readStages } from '../infra/stage-values.ts';
import { DOWNLOAD_DETAILS } from '../site/assemble/download-details.server.ts';
import { buildFolder, FORM_FRAME_PATH, LICENCES_PATH } from '../site/build-folder.ts';
import { checkPublish } from '../site/content/checks/check-publish.server.ts';
import type { Content } from '../site/content/content.ts';
import { loadContent } from '../site/content/load-content.server.ts';
import { loadImages } from '../site/images/images.server.ts';
import { checkSharePictures } from '../site/images/share-pictures.server.ts';
import { removeFolder } from '../site/lib/remove-folder.server.ts';
import { SHARE_IMAGE, shareCards, shareName } from '../site/seo/share-card.server.ts';
import { buildDownloads, fileDetails } from './assets/build-downloads.ts';
import { buildIcons } from './assets/build-icons.ts';
import { makeShareImages, writeShareImages } from './assets/build-share-images.ts';
import { buildEditor } from './build-editor.ts';
import { withLock } from './build-lock.ts';
import { bundleFunctions } from './bundle-functions.ts';
import { developerOptions } from './developer-options.ts';
import { letterFacts } from './letter-facts.ts';
import { stopWhenAsked } from './processes.ts';
import { checkFolderName, fail, step } from './progress.ts';
import { runQuietly } from './run-quietly.ts';
import { addScriptIntegrity } from './script-integrity.ts';
import { siteBuildModule } from './site-build-module.ts';

const help = `Builds the site (dist/site/client) and the handlers (dist/functions).

  npm run build
  npm run build -- --editor  also the owner's editor (dist/editor), as if a stage had the value \`editor\``;

const client = join(buildFolder, 'site/client');
/** Output folder for downloads; the pages name their size. */
const downloads = join(buildFolder, 'downloads');

/** Builds everything that is deployed: the site, the functions and, if a stage has it, the owner's editor. */
export function build({ editor = Object.values(readStages()).some((stage) => stage.editor) } = {}) {
  checkFolderName();
  return withLock(buildFolder, () => buildUnlocked(editor));
}

async function buildUnlocked(editor: boolean) {
  const content = await step('Check content', () => loadContent());
  // Fills the picture cache before bundling, so that a broken picture is reported here.
  await step('Prepare pictures', () => preparePictures(content));
  // Before the pages, which name their size.
  await step('Make downloads', () => makeDownloads(content));
  const site = step('Build and prerender the site, draw share images', buildSite);
  const [shareImages, publishRefusals] = await Promise.all([makeShareImages(content), countRefusals(), site]);
  await step('Add downloads, share images, icons and handlers', async () => {
    renameSync(downloads, join(client, 'downloads'));
    writeSiteBuild(content, publishRefusals);
    await Promise.all([
      writeShareImages(shareImages, join(client, 'share')),
      buildIcons(content.site, client),
      bundleFunctions(),
    ]);
  });
  if (editor) await step('Build the editor', buildEditor);
}

/** Number of findings that block publication. */
const countRefusals = async () => checkPublish().length;

async function makeDownloads(content: Content) {
  removeFolder(downloads);
  await buildDownloads(content, downloads);
  await writeFile(DOWNLOAD_DETAILS, JSON.stringify(await fileDetails(downloads)));
}

async function preparePictures(content: Content) {
  await loadImages(content);
  await checkSharePictures(shareCards(content).map(shareName), SHARE_IMAGE);
}

/** Bundles the code with Vite and prerenders every URL with vike. */
async function buildSite() {
  await runQuietly('scripts/build-site.ts', { env: { NODE_ENV: 'production' } });
  removeFolder(join(client, '.vite'));
  // CloudFront serves it with status 404 for missing paths.
  renameSync(join(client, '404/index.html'), join(client, '404.html'));
  removeFolder(join(client, '404'));
  addScriptIntegrity(client);
  addFontLicences(join(client, LICENCES_PATH));
  // Vike's own client, which no page loads.
  for (const entry of globSync('assets/entries/entry-server-routing.*.js', { cwd: client }))
    rmSync(join(client, entry));
}

/** Vite lists the packages in the browser's code, but not the fonts. */
function addFontLicences(file: string) {
  const fonts = globSync('site/styles/fonts/LICENSE-*.txt').sort();
  const texts = fonts.map(
    (font) =>
      `## Schrift ${basename(font, '.txt').slice('LICENSE-'.length)}\n\n${readFileSync(font, 'utf8')}`,
  );
  appendFileSync(file, ['', ...texts].join('\n'));
}

/** Moves the frame of the 422 page from the site to the functions. */
function writeSiteBuild(content: Content, publishRefusals: number) {
  const folder = join(client, FORM_FRAME_PATH);
  const formFrame = readFileSync(join(folder, 'index.html'), 'utf8');
  removeFolder(folder);
  const letter = letterFacts(content, client);
  writeFileSync(
    join(buildFolder, 'site-build.js'),
    siteBuildModule(content, { formFrame, publishRefusals, letter }),
  );
}

/** `npm run build` */
async function main() {
  const { values } = developerOptions(help, { options: { editor: { type: 'boolean' } } });
  stopWhenAsked();
  await build(values);
}

if (import.meta.main) await main().catch(fail);
