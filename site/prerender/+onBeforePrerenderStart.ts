import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getGlobalContext } from 'vike/server';
import type { GlobalContextServer } from 'vike/types';
import { sitePaths } from '../assemble/site-pages.server.ts';
import { buildFolder, FORM_FRAME_PATH } from '../build-folder.ts';
import { builtContent } from '../content/load-content.server.ts';
import { siteFiles } from './site-files.server.ts';

/** Lists all URLs to prerender, and writes the files next to the pages. */
export async function onBeforePrerenderStart() {
  const content = builtContent();
  for await (const [path, text] of siteFiles(content, await entryScript())) {
    const file = join(buildFolder, 'site/client', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return [...sitePaths(content), FORM_FRAME_PATH];
}

/** The entry script's name changes with any of the browser's code, since it lists all chunks by content hash. */
async function entryScript(): Promise<string> {
  const { assetsManifest } = (await getGlobalContext()) as GlobalContextServer;
  const file = assetsManifest?.['prerender/+client.ts']?.file;
  if (!file) throw new Error('The bundle has no entry script.');
  return `/${file}`;
}
