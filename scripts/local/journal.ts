import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file that grows by lines of JSON. */
export type Journal<Entry> = {
  /** Afterwards the line is with the system, and survives kill -9. */
  append(entry: Entry): void;
  /** In the order in which they came. */
  read(): Promise<Entry[]>;
  /** Puts others in the place of all that were: after kill -9 there are those or these, never half of them. */
  replace(entries: readonly Entry[]): void;
};

/**
 * One file for all that comes in: a file for each would cost up to a hundred times as much and be most of what a busy
 * stack does. Synchronous: lines as short as these are written sooner than the thread pool has taken them over.
 */
export function openJournal<Entry>(file: string): Journal<Entry> {
  // A line that kill -9 has cut off was acknowledged to nobody. The next one begins with a break of its own.
  const lineOf = (entry: Entry) => `\n${JSON.stringify(entry)}`;
  return {
    append: (entry) => inFolder(file, () => appendFileSync(file, lineOf(entry))),
    read: async () => (await readFile(file, 'utf8').catch(() => '')).split('\n').flatMap(parsed<Entry>),
    replace(entries) {
      const draft = `${file}.tmp`;
      inFolder(file, () => writeFileSync(draft, entries.map(lineOf).join('')));
      renameSync(draft, file);
    },
  };
}

function parsed<Entry>(line: string): Entry[] {
  try {
    return [JSON.parse(line) as Entry];
  } catch {
    return [];
  }
}

/** Makes the folder when it is missing, also when it was deleted meanwhile. */
function inFolder(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    write();
  }
}
