import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** An append-only file of JSON lines. */
export type Journal<Entry> = {
  /** On return the operating system has the line, so it survives kill -9. */
  append(entry: Entry): void;
  read(): Promise<Entry[]>;
  /** Replaces all entries atomically: kill -9 leaves the old or the new ones. */
  replace(entries: readonly Entry[]): void;
};

/**
 * One append-only file: a file per message measured up to 100 times slower. Writes are synchronous, because lines
 * this short are written faster than they could be handed to the thread pool.
 */
export function openJournal<Entry>(file: string): Journal<Entry> {
  // A line cut off by kill -9 was never acknowledged; the leading line break keeps it apart from the next.
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

/** Creates the folder if it is missing, even if it was deleted while running. */
function inFolder(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    write();
  }
}
