import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type FileCache = (
  inputs: ReadonlyArray<string | Buffer>,
  make: () => Promise<Buffer>,
) => Promise<Buffer>;

/**
 * A persistent cache of files by the hash of their inputs.
 * @param folder cache folder; can be deleted at any time
 * @param code files and folders that produce them; any change invalidates the whole cache
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
      // Write to a temporary file and rename, so that an interrupted run leaves no partial file. Each has its own, as
      // equal inputs may be made twice at once.
      const temporary = `${file}.${randomUUID()}`;
      await writeFile(temporary, bytes);
      await rename(temporary, file);
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

/** Hashes each input with its length, so that different lists never concatenate to the same bytes. */
export function hashOf(inputs: ReadonlyArray<string | Buffer>): string {
  const sum = createHash('sha256');
  for (const input of inputs) sum.update(`${Buffer.byteLength(input)}\0`).update(input);
  return sum.digest('hex').slice(0, 32);
}
