import { join } from 'node:path';
import { buildFolder } from '../site/build-folder.ts';
import { builtContent } from '../site/content/load-content.server.ts';
import { fail } from './progress.ts';
import { bundleSite } from './site/bundle-site.ts';
import { openOutput } from './site/output-folder.ts';
import {
  placeBundle,
  placeDrawings,
  renderInvalidPages,
  renderPages,
  writeMachineFiles,
  writeSearch,
} from './site/render-site.ts';

/* Builds what visitors and machines read to dist/site/client (buildFolder). Run by build.ts, which adds downloads and pictures. */

/** What build.ts puts there. Icons have few bytes and are written anew. */
const OTHERS = ['share', 'downloads'];

async function buildSite() {
  const site = join(buildFolder, 'site');
  const content = builtContent();
  const bundle = await bundleSite(content);
  const output = openOutput(join(site, 'client'), join(site, 'made-of.json'), OTHERS);
  placeBundle(bundle, output);
  placeDrawings(content, output);
  writeSearch(content, bundle, output);
  await renderPages(content, bundle, output);
  await writeMachineFiles(content, output);
  console.log(`${output.close()} files written`);
  const invalid = openOutput(join(site, 'invalid'), join(site, 'invalid.json'));
  await renderInvalidPages(content, bundle, invalid);
  invalid.close();
}

await buildSite().catch(fail);
