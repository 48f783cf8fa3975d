import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '../build-folder.ts';

/** Details shown with a download; pictures have a size in pixels. */
export type DownloadDetails = { bytes: number; width?: number; height?: number };

/** Written by the build (scripts/assets/build-downloads.ts), by file name. */
export const DOWNLOAD_DETAILS = join(buildFolder, 'downloads.json');

/** @returns undefined for a file not built yet, as in development before the first build */
export function downloadDetails(file: string): DownloadDetails | undefined {
  if (!existsSync(DOWNLOAD_DETAILS)) return undefined;
  const details: Record<string, DownloadDetails> = JSON.parse(readFileSync(DOWNLOAD_DETAILS, 'utf8'));
  return details[file];
}
