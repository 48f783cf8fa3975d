import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The code that computes; any change in it invalidates the cache. */
const CODE = [resolve('site/content'), resolve('site/lib')];

export type ContentCache = <Value>(input: string, compute: () => Value) => Value;

/**
 * A cache by content hash, shared between runs.
 * @param folder where results are stored; safe to delete at any time
 */
export function openCache(folder: string): ContentCache {
  let isThere = false;
  const version = hash(CODE.flatMap(readSources).join('\0'));
  return (input, compute) => {
    const file = join(folder, `${hash(`${version}\0${input}`)}.json`);
    try {
      return JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      const value = compute();
      try {
        if (!isThere) mkdirSync(folder, { recursive: true });
        isThere = true;
        // Written to a temporary file and renamed, so that an interrupted run leaves no partial result.
        writeFileSync(`${file}.${process.pid}`, JSON.stringify(value));
        renameSync(`${file}.${process.pid}`, file);
      } catch {
        // The cache is optional: if it can't be written, we recompute next time.
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
