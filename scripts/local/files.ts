import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes a file whole or not at all: after kill -9 there is the old content or the new one, never half of it.
 * Synchronous: files as small as these are written sooner than the thread pool has taken them over.
 */
export async function writeWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    writeFileSync(draft, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, content);
  }
  renameSync(draft, file);
}

/** The parsed JSON files of a folder in the order of their names; none if the folder does not exist. */
export async function readJsonFiles<Content>(folder: string): Promise<Content[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Content),
  );
}

/** An id whose alphabetical order is the order in time. */
export function timeOrderedId(now = new Date()): string {
  return `${now.toISOString().replace(/[-:.]/g, '')}-${randomBytes(4).toString('hex')}`;
}
