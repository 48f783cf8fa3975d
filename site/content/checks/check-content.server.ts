import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../content.ts';
import type { ContentError } from '../errors/content-error.ts';
import { type LoadOptions, readContent } from '../load-content.server.ts';
import { downloadProblem } from '../own-downloads.ts';
import { contentFolder, listFolder } from '../read/content-files.server.ts';
import type { ContentFiles } from '../read/files-as-read.ts';
import { typedAmounts } from './amounts.server.ts';
import { unmarkedBestsellers } from './bestsellers.server.ts';
import { unprovenWordings } from './claims.server.ts';
import { contentMistakes } from './content-mistakes.server.ts';
import type { OwnDownloads } from './downloads.server.ts';
import { lostAddresses, lostDownloads, publishedContent, undatedChanges } from './earlier-content.server.ts';
import { endedOffers } from './ended-offers.server.ts';
import { signsInFonts } from './font-signs.server.ts';
import { oddities } from './oddities.server.ts';
import { seoLengths } from './seo.server.ts';
import { unknownFiles } from './unknown-files.server.ts';
import { unnamedRecords } from './unnamed-records.server.ts';
import { drawnDescriptions, unshownPictures } from './unshown-pictures.server.ts';

export type CheckedContent = {
  content: Content;
  files: ContentFiles;
  /** Mistakes that don't stop a build. */
  errors: ContentError[];
  /** Worth a look by the owner. */
  warnings: ContentError[];
};

/**
 * Runs all checks of `npm run check:content`.
 * @throws ContentErrors if the content can't be read, as a build does
 */
export function checkContent(options: LoadOptions = {}): CheckedContent {
  const { content, files } = readContent(options);
  const { now = new Date(), folder = contentFolder } = options;
  const signs = signsInFonts();
  const published = publishedContent(folder);
  return {
    content,
    files,
    errors: [
      ...contentMistakes(content, files, {
        hasSign: (sign) => signs.has(sign),
        downloads: ownDownloads(join(folder, 'downloads')),
      }),
      ...lostAddresses(content, files, published, now),
      ...lostDownloads(content, published, now),
    ],
    warnings: [
      ...endedOffers(files, now),
      ...seoLengths(content, files),
      ...unmarkedBestsellers(content, files),
      ...unnamedRecords(files),
      ...typedAmounts(content, files),
      ...unprovenWordings(content, files),
      ...oddities(content, files, now),
      ...undatedChanges(files, published),
      ...unknownFiles(content, folder),
      ...unshownPictures(content, files, folder),
      ...drawnDescriptions(files, folder),
    ],
  };
}

function ownDownloads(folder: string): OwnDownloads {
  return {
    names: listFolder(folder).map(({ name }) => name),
    problemOf(name) {
      const path = join(folder, name);
      const start = readFileSync(path).subarray(0, 5).toString('latin1');
      return downloadProblem({ name, size: statSync(path).size, start });
    },
  };
}
