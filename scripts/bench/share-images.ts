import { join } from 'node:path';
import { builders, layProject } from './builders.ts';
import { type Cost, measure } from './measure.ts';
import { benchFolder } from './places.ts';

const DRAW = `import { loadContent } from './site/content/load-content.server.ts';
import { makeShareImages } from './scripts/share/build-share-images.ts';
await makeShareImages(loadContent());`;

/** Draws all share images with an empty cache. What it takes to read the content is part of it. */
export async function measureSharing(size: number, signal: AbortSignal): Promise<Cost> {
  const [site] = builders;
  if (site?.name !== 'site') throw new Error('The site comes first.');
  const cwd = join(benchFolder, 'share-images');
  layProject(site, cwd, size);
  return measure({ cwd, args: ['--input-type=module', '--eval', DRAW] }, signal);
}
