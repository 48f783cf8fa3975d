import { rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { FORM_NAMES, type FormName } from '../functions/leads/contract.ts';
import { checkPublish } from '../site/content/checks/check-publish.server.ts';
import { DOWNLOAD_DETAILS } from '../site/content/download-details.server.ts';
import { loadImages } from '../site/content/images.server.ts';
import { type Content, contentFolder, loadContent } from '../site/content/load-content.server.ts';
import { NOT_FOUND_PATH, pageData, sitePaths } from '../site/content/page-data.server.ts';
import { pageDataUrl } from '../site/content/page-data.ts';
import { checkSharePictures } from '../site/content/share-pictures.server.ts';
import { INVALID_PATHS, invalidPathOf } from '../site/forms/invalid-path.ts';
import { SEARCH_INDEX_URL } from '../site/search/index-options.ts';
import { searchIndex } from '../site/search/search-index.server.ts';
import { commitDates } from '../site/seo/commit-dates.server.ts';
import { machineFiles } from '../site/seo/machine-files.server.ts';
import { SHARE_IMAGE, shareCards, shareName } from '../site/seo/share-card.server.ts';
import { bundleFunctions } from './bundle-functions.ts';
import { buildDownloads } from './downloads/build-downloads.ts';
import { fileDetails } from './downloads/file-details.ts';
import { buildIcons } from './images/build-icons.ts';
import { step } from './progress.ts';
import { runQuietly } from './run-quietly.ts';
import { makeShareImages, writeShareImages } from './share/build-share-images.ts';
import { signScripts } from './sign-scripts.ts';
import { siteBuildModule } from './site-build.ts';

const client = 'dist/site/client';
/** Vite empties the folder of the site, so the downloads wait for it here. */
const downloads = 'dist/downloads';

/** Builds everything that is deployed: the site (dist/site/client) and the functions (dist/functions). Run by build.ts. */
export async function buildAll() {
  const content = await step('Check content', () => loadContent());
  // Where they are made ready, the site's bundle finds them in the cache; what is wrong with one is told here.
  await step('Prepare pictures', () => preparePictures(content));
  const paths = sitePaths(content);
  // Before the pages, which say how large they are.
  await step('Make downloads', () => makeDownloads(content));
  // The prerender is a process of its own, and empties the folder in which they end up.
  const [shareImages] = await Promise.all([
    makeShareImages(content),
    step(`Prerender ${paths.length} pages, draw share images`, prerender),
  ]);
  await step('Sign scripts', () => signScripts(client));
  await step('Write share images', () => writeShareImages(shareImages, join(client, 'share')));
  await step('Write icons and manifest', () => buildIcons(content.site, client));
  await step('Write page data', () => writePageData(content, paths));
  await step('Write sitemap, feed and the like', () => writeMachineFiles(content));
  await step('Write search index', () => writeFile(join(client, SEARCH_INDEX_URL), searchIndex(content)));
  await step('Hand texts to the functions', () => writeSiteBuild(content));
  await step('Bundle functions', bundleFunctions);
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

async function prerender() {
  await runQuietly('scripts/prerender.ts', { NODE_ENV: 'production' });
  await rename(downloads, join(client, 'downloads'));
  // Under no clean URL: CloudFront answers with it, with status 404, for whatever is not there.
  await rename(join(client, NOT_FOUND_PATH, 'index.html'), join(client, '404.html'));
  rmSync(join(client, NOT_FOUND_PATH), { recursive: true });
  rmSync(join(client, '.vite'), { recursive: true, force: true });
}

async function writePageData(content: Content, paths: string[]) {
  const build = entryScript(await readFile(join(client, 'index.html'), 'utf8'));
  for (const path of paths.filter((path) => path !== NOT_FOUND_PATH)) {
    const file = join(client, pageDataUrl(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify({ build, path, ...pageData(content, path) }));
  }
}

async function writeMachineFiles(content: Content) {
  const commits = commitDates(contentFolder);
  if (commits.notice) console.warn(`\n${commits.notice} sitemap.xml names only dates that are sure.`);
  for (const [path, text] of Object.entries(await machineFiles(content, { commits, now: new Date() }))) {
    const file = join(client, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * What the browser's code is known by (site/client/fetch-page.ts): its entry names all other chunks, whose names
 * are hashes of their content, and so changes with each of them. Other texts alone make no other build.
 */
function entryScript(html: string): string {
  const [, name] = /<script src="([^"]+)" type="module"/.exec(html) ?? [];
  if (!name) throw new Error('The prerendered home page has no entry script.');
  return name;
}

async function writeSiteBuild(content: Content) {
  const invalidPage = (form: FormName) => readFile(join(client, invalidPathOf(form), 'index.html'), 'utf8');
  const pages = await Promise.all(FORM_NAMES.map(async (form) => [form, await invalidPage(form)] as const));
  rmSync(join(client, INVALID_PATHS), { recursive: true });
  writeFileSync(
    'dist/site-build.js',
    siteBuildModule(content, {
      invalidPages: Object.fromEntries(pages) as Record<FormName, string>,
      publishRefusals: checkPublish().length,
    }),
  );
}
