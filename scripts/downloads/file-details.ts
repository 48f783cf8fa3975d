import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { DownloadDetails } from '../../site/assemble/download-details.server.ts';

/** File sizes and picture dimensions in a folder, shown on the download cards. */
export async function fileDetails(folder: string): Promise<Record<string, DownloadDetails>> {
  const files = (await readdir(folder)).sort();
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await detailsOf(join(folder, file))] as const)),
  );
}

async function detailsOf(file: string): Promise<DownloadDetails> {
  const { size: bytes } = await stat(file);
  if (file.endsWith('.pdf')) return { bytes };
  const { width, height } = await sharp(file).metadata();
  return { bytes, width, height };
}
