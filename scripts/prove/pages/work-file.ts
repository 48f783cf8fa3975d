import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { CheckName, Findings } from './results.ts';

type Entry<Found> = { found: Found; seconds: number };

/** Keeps what was found, so that a run that was interrupted goes on where it was. */
export type WorkFile = {
  /** @param of hash of what was looked at and with what; without it, whatever was found last */
  read<Name extends CheckName>(check: Name, path: string, of?: string): Findings[Name] | undefined;
  keep<Name extends CheckName>(check: Name, path: string, of: string, entry: Entry<Findings[Name]>): void;
  /** How long a check takes on a page, on average; undefined where it never was made. */
  seconds(check: CheckName): number | undefined;
};

/** @param file none: everything is forgotten in the end */
export function openWorkFile(file?: string, { fresh = false } = {}): WorkFile {
  if (file && fresh) rmSync(file, { force: true });
  const entries = file ? readEntries(file) : {};
  return {
    read<Name extends CheckName>(check: Name, path: string, of?: string) {
      const entry = entries[`${check} ${path}`];
      return entry && (!of || entry.of === of) ? (entry.found as Findings[Name]) : undefined;
    },
    keep(check, path, of, entry) {
      entries[`${check} ${path}`] = { of, ...entry };
      if (file) write(file, entries);
    },
    seconds(check) {
      const all = Object.entries(entries).filter(([key]) => key.startsWith(`${check} `));
      return all.length ? all.reduce((sum, [, { seconds }]) => sum + seconds, 0) / all.length : undefined;
    },
  };
}

type Entries = Record<string, Entry<unknown> & { of: string }>;

function readEntries(file: string): Entries {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    // Of another time or cut off: everything is looked at again.
    return {};
  }
}

function write(file: string, entries: Entries) {
  mkdirSync(dirname(file), { recursive: true });
  // Beside it first: whoever ends the run in this moment has the old one or the new.
  writeFileSync(`${file}.new`, JSON.stringify(entries, undefined, 1));
  renameSync(`${file}.new`, file);
}
