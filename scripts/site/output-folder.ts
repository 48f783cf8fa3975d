import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** How a file was when it was written: `of` says what it was made of. */
type Entry = { of: string; bytes: number; modified: number };

/**
 * A folder that a build fills: what was made of the same before is left as it lies.
 * @param record where it is noted what each file was made of
 * @param others files and folders within it that somebody else writes
 */
export function openOutput(folder: string, record: string, others: readonly string[] = []) {
  const before: Record<string, Entry> = readRecord(record);
  const now: Record<string, Entry> = {};
  let written = 0;
  /** Those that are there: asking for them takes as long as writing a file. */
  const folders = new Set<string>();
  return {
    /** Whether a file lies there as it was made of that. */
    has(name: string, of: string): boolean {
      const entry = before[name];
      if (entry?.of !== of) return false;
      const stat = statSync(join(folder, name), { throwIfNoEntry: false });
      if (stat?.size !== entry.bytes || stat.mtimeMs !== entry.modified) return false;
      now[name] = entry;
      return true;
    },
    write(name: string, of: string, content: string | Buffer): void {
      const file = join(folder, name);
      const parent = dirname(file);
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
      folders.add(parent);
      writeFileSync(file, content);
      const { size, mtimeMs } = statSync(file);
      now[name] = { of, bytes: size, modified: mtimeMs };
      written++;
    },
    /**
     * Removes what nobody has asked for, and notes what lies there.
     * @returns how many files were written
     */
    close(): number {
      if (existsSync(folder)) removeOthers(folder, '', (name) => name in now || others.includes(name));
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify(now));
      return written;
    },
  };
}

export type Output = ReturnType<typeof openOutput>;

function readRecord(file: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // Not there, or cut off: everything is written anew.
    return {};
  }
}

/** @returns whether the folder is empty now */
function removeOthers(folder: string, prefix: string, isKept: (name: string) => boolean): boolean {
  let isEmpty = true;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const [name, path] = [prefix + entry.name, join(folder, entry.name)];
    if (isKept(name)) isEmpty = false;
    else if (!entry.isDirectory()) rmSync(path);
    else if (removeOthers(path, `${name}/`, isKept)) rmdirSync(path);
    else isEmpty = false;
  }
  return isEmpty;
}
