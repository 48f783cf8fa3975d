import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { UserError } from '../progress.ts';

/** What an erasure has done, without the address: the ids lead to nobody any more. */
export type Erasure = { time: Date; place: string; leads: number; messages: number; ids: string[] };

/**
 * The file in which erasures are noted, a line of JSON each.
 * @returns appends an entry, and says how it reads
 * @throws UserError when the file cannot be written: nothing may be erased without a note
 */
export function openErasureLog(file: string): (erasure: Erasure) => string {
  const append = (text: string) => appendFileSync(file, text, { mode: 0o600 });
  try {
    append('');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      `Der Vermerk lässt sich nicht in ${file} schreiben (${code}). Es wurde nichts gelöscht. Nennen Sie eine andere Datei: --log DATEI`,
    );
  }
  return (erasure) => {
    const entry = JSON.stringify(erasure);
    append(`${entry}\n`);
    return entry;
  };
}

/**
 * The ids of everything that has ever been erased, by the notes in the file.
 * @throws UserError without a file: what was erased would come back from a backup
 */
export function erasedIds(file: string): Set<string> {
  if (!existsSync(file)) {
    throw new UserError(
      `Das Löschprotokoll ${file} fehlt. Ohne es käme zurück, was gelöscht wurde. Nennen Sie es mit --log DATEI; wurde nie etwas gelöscht, legen Sie eine leere Datei dieses Namens an.`,
    );
  }
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Set(
    lines.flatMap((line, at) => {
      try {
        return (JSON.parse(line) as Erasure).ids;
      } catch {
        throw new UserError(`${file}:${at + 1} ist kein Vermerk. Stellen Sie die Zeile wieder her.`);
      }
    }),
  );
}
