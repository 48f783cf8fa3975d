import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';

type Inputs = ReadonlyArray<string | Buffer>;

/** Results on disk, shared between runs and never needed: an entry that can't be read or written is made again. */
export type Cache = {
  read(inputs: Inputs): Buffer | undefined;
  write(inputs: Inputs, result: Buffer | string): void;
  /** The result for these inputs, from the cache or made. */
  get(inputs: Inputs, make: () => Promise<Buffer>): Promise<Buffer>;
};

/**
 * Opens a cache whose keys are hashes of the inputs, the code, the installed packages and Node's version.
 * @param folder can be deleted at any time
 * @param code the module that makes the results, from the project's root; what it imports and reads counts, too
 */
export function openCache(folder: string, code: string): Cache {
  const version = versionOf(code);
  const fileOf = (inputs: Inputs) => join(folder, hashOf([version, ...inputs]));
  const cache: Cache = {
    read(inputs) {
      try {
        const entry = readFileSync(fileOf(inputs));
        const result = entry.subarray(DIGEST_BYTES);
        return digest(result).equals(entry.subarray(0, DIGEST_BYTES)) ? result : undefined;
      } catch {
        return undefined;
      }
    },
    write(inputs, result) {
      const file = fileOf(inputs);
      // Renamed when complete. Each has its own, as equal results may be written twice at once.
      const temporary = `${file}.${randomUUID()}`;
      try {
        mkdirSync(folder, { recursive: true });
        prune(folder);
        writeFileSync(temporary, Buffer.concat([digest(result), Buffer.from(result)]));
        renameSync(temporary, file);
      } catch {
        // A full disk, or a folder that is read-only: the next run makes it again.
        discard(temporary);
      }
    },
    async get(inputs, make) {
      const known = cache.read(inputs);
      if (known) return known;
      const result = await make();
      cache.write(inputs, result);
      return result;
    },
  };
  return cache;
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const pruned = new Set<string>();

/** Deletes what was made a month ago, once a process: most of it by earlier code, the rest is made again. */
function prune(folder: string) {
  if (pruned.has(folder)) return;
  pruned.add(folder);
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (made < Date.now() - MONTH_MS) discard(file);
  }
}

/** In front of each entry, because a crash or a full disk can leave half of one. */
const DIGEST_BYTES = 32;
const digest = (result: Buffer | string) => createHash('sha256').update(result).digest();

function discard(file: string) {
  try {
    rmSync(file, { force: true });
  } catch {
    // Not there, or not ours to delete.
  }
}

/** Hashes each input with its length, so that different lists never concatenate to the same bytes. */
export function hashOf(inputs: Inputs): string {
  const sum = createHash('sha256');
  for (const input of inputs) sum.update(`${Buffer.byteLength(input)}\0`).update(input);
  return sum.digest('hex').slice(0, 32);
}

/** Computed once per module: a process runs the code it started with, even if files are saved meanwhile. */
const versions = new Map<string, string>();

function versionOf(code: string): string {
  const version = versions.get(code) ?? codeVersion(code);
  versions.set(code, version);
  return version;
}

/** Hash of a module with everything that makes its results, besides their inputs. */
export const codeVersion = (code: string, root = '.'): string =>
  hashOf([...environment(root), ...sourcesOf(code, root)]);

/** Whatever runs the code: Node, and the packages as they should be and as they are installed. */
export function environment(root = '.'): Buffer[] {
  const locks = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) => join(root, name));
  return [
    Buffer.from(`${process.version} ${process.platform} ${process.arch}`),
    ...locks.map((file) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0))),
  ];
}

/** How a module names others and the files that it reads: from itself, or from the project's root. */
const PATHS = /'(\.{1,2}\/[^'\n]+)'|new URL\('([^'\n]+)'|'((?:functions|scripts|site)\/[^'\n]+)'/g;

/** A module and all files of the project that it imports or reads by name. */
function sourcesOf(code: string, root = '.'): Buffer[] {
  const sources = new Map<string, Buffer>();
  const add = (file: string) => {
    if (sources.has(file) || !statSync(file, { throwIfNoEntry: false })?.isFile()) return;
    const source = readFileSync(file);
    sources.set(file, source);
    if (!/\.tsx?$/.test(file)) return;
    for (const [, imported, url, fromRoot = ''] of source.toString().matchAll(PATHS)) {
      const neighbour = imported ?? url;
      add(neighbour ? resolve(dirname(file), neighbour) : resolve(root, fromRoot));
    }
  };
  add(resolve(root, code));
  return [...sources.values()];
}
