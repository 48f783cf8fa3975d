import { copyFileSync } from 'node:fs';
import { CHUNK_REPORT } from '../site/bundle/vite-chunk-report.server.ts';
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

/* Builds what visitors and machines read to dist/site/client. Run by build.ts, which adds downloads and pictures. */

/** What build.ts puts there. Icons have few bytes and are written anew. */
const OTHERS = ['share', 'downloads'];

async function buildSite() {
  const content = builtContent();
  const bundle = await bundleSite(content);
  const site = openOutput('dist/site/client', 'dist/site/made-of.json', OTHERS);
  placeBundle(bundle, site);
  copyFileSync(bundle.chunks, `dist/${CHUNK_REPORT}`);
  placeDrawings(content, site);
  writeSearch(content, bundle, site);
  await renderPages(content, bundle, site);
  await writeMachineFiles(content, site);
  console.log(`${site.close()} files written`);
  const invalid = openOutput('dist/site/invalid', 'dist/site/invalid.json');
  await renderInvalidPages(content, bundle, invalid);
  invalid.close();
}

await buildSite().catch(fail);
