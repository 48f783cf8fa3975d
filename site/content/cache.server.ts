import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type ContentCache = <Value>(input: string, compute: () => Value) => Value;

/**
 * A cache by content hash: the same input gives the stored result, in this run and in later ones.
 * @param folder where results are kept; deleting it is always safe
 * @param codeFolder the code that computes; a change of any file in it forgets everything
 */
export function openCache(folder: string, codeFolder: string): ContentCache {
  let isThere = false;
  const version = hash(readSources(codeFolder).join('\0'));
  return (input, compute) => {
    const file = join(folder, `${hash(`${version}\0${input}`)}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      const value = compute();
      try {
        if (!isThere) mkdirSync(folder, { recursive: true });
        isThere = true;
        // Written beside and renamed, so that an interrupted run leaves no half file.
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
        renameSync(`${file}.${process.pid}`, file);
      } catch {
        // A folder that cannot be written costs time, nothing else.
      }
      return value;
    }
  };
}

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
