import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from './hash-of.ts';

export type FileCache = (
  inputs: ReadonlyArray<string | Buffer>,
  make: () => Promise<Buffer>,
) => Promise<Buffer>;

/**
 * A cache of whole files by content hash: the same inputs give the stored bytes, in this run and in later ones.
 * @param folder where files are kept; deleting it is always safe
 * @param code files and folders that make them; a change in any of them forgets everything
 */
export function openFileCache(folder: string, code: readonly string[]): FileCache {
  const version = hashOf(code.flatMap(sourcesOf));
  mkdirSync(folder, { recursive: true });
  return async (inputs, make) => {
    const file = join(folder, hashOf([version, ...inputs]));
    try {
      return await readFile(file);
    } catch {
      const bytes = await make();
      // Written beside and renamed, so that an interrupted run leaves no half file.
      await writeFile(`${file}.${process.pid}`, bytes);
      await rename(`${file}.${process.pid}`, file);
      return bytes;
    }
  };
}

function sourcesOf(path: string): Buffer[] {
  if (/\.\w+$/.test(path)) return [readFileSync(path)];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(path, entry.name))
    .sort()
    .map((file) => readFileSync(file));
}
