import { rmSync, writeFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORM_NAMES, type FormName } from '../functions/leads/contract.ts';
import { buildFolder } from '../site/build-folder.ts';
import { checkPublish } from '../site/content/checks/check-publish.server.ts';
import { DOWNLOAD_DETAILS } from '../site/content/download-details.server.ts';
import { loadImages } from '../site/content/images.server.ts';
import { type Content, loadContent } from '../site/content/load-content.server.ts';
import { checkSharePictures } from '../site/content/share-pictures.server.ts';
import { SHARE_IMAGE, shareCards, shareName } from '../site/seo/share-card.server.ts';
import { bundleFunctions } from './bundle-functions.ts';
import { buildDownloads } from './downloads/build-downloads.ts';
import { fileDetails } from './downloads/file-details.ts';
import { buildIcons } from './images/build-icons.ts';
import { step } from './progress.ts';
import { runQuietly } from './run-quietly.ts';
import { makeShareImages, writeShareImages } from './share/build-share-images.ts';
import { SITE_PROCESS } from './site/site-process.ts';
import { siteBuildModule } from './site-build-module.ts';

const client = join(buildFolder, 'site/client');
/** 422 pages, which are never published. */
const invalid = join(buildFolder, 'site/invalid');
/** Where they are made; the pages name their size. */
const downloads = join(buildFolder, 'downloads');

/** Builds everything that is deployed: the site (dist/site/client) and the functions (dist/functions). Run by build.ts. */
export async function buildAll() {
  const content = await step('Check content', () => loadContent());
  // Where they are made ready, the site's bundle finds them in the cache; what is wrong with one is told here.
  await step('Prepare pictures', () => preparePictures(content));
  // Before the pages, which say how large they are.
  await step('Make downloads', () => makeDownloads(content));
  const [shareImages] = await Promise.all([
    makeShareImages(content),
    step('Build the site, draw share images', () => runQuietly(SITE_PROCESS.script, SITE_PROCESS)),
  ]);
  await step('Place downloads', () => place(downloads, join(client, 'downloads')));
  await step('Write share images', () => writeShareImages(shareImages, join(client, 'share')));
  await step('Write icons and manifest', () => buildIcons(content.site, client));
  await step('Hand texts to the functions', () => writeSiteBuild(content));
  await step('Bundle functions', bundleFunctions);
}

async function place(from: string, to: string) {
  rmSync(to, { recursive: true, force: true });
  await rename(from, to);
}

async function makeDownloads(content: Content) {
  rmSync(downloads, { recursive: true, force: true });
  await buildDownloads(content, downloads);
  await writeFile(DOWNLOAD_DETAILS, JSON.stringify(await fileDetails(downloads)));
}

async function preparePictures(content: Content) {
  await loadImages(content);
  await checkSharePictures(shareCards(content).map(shareName), SHARE_IMAGE);
}

async function writeSiteBuild(content: Content) {
  const invalidPage = (form: FormName) => readFile(join(invalid, `${form}.html`), 'utf8');
  const pages = await Promise.all(FORM_NAMES.map(async (form) => [form, await invalidPage(form)] as const));
  writeFileSync(
    join(buildFolder, 'site-build.js'),
    siteBuildModule(content, {
      invalidPages: Object.fromEntries(pages) as Record<FormName, string>,
      publishRefusals: checkPublish().length,
    }),
  );
}
