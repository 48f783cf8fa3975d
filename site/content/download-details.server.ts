import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../build-folder.ts';

/** What a visitor wants to know of a file before it is loaded; pictures have a size in pixels. */
export type DownloadDetails = { bytes: number; width?: number; height?: number };

/** Where the build notes it (scripts/downloads/file-details.ts), by the name of the file. */
export const DOWNLOAD_DETAILS = join(buildFolder, 'downloads.json');

/** @returns nothing for a file that was never built, as in development before the first build */
export function downloadDetails(file: string): DownloadDetails | undefined {
  if (!existsSync(DOWNLOAD_DETAILS)) return undefined;
  const details: Record<string, DownloadDetails> = JSON.parse(readFileSync(DOWNLOAD_DETAILS, 'utf8'));
  return details[file];
}
