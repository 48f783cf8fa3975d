import { appendFileSync, existsSync } from 'node:fs';
import * as z from 'zod';
import { UserError } from '../progress.ts';
import { readText } from './read-text.ts';

export const logOption = { log: { type: 'string', default: 'loeschprotokoll.log' } } as const;

/**
 * Record of an erasure. It omits the address; the ids no longer identify anybody.
 * `kept`: ids that were announced as about to be erased and are still stored, as AWS refused.
 */
export type Erasure = {
  time: Date;
  place: string;
  leads: number;
  messages: number;
  ids: string[];
  kept?: string[];
};

/**
 * Record of what is about to be erased, written first: if the command is killed or an answer is lost, leads may be gone that
 * no repetition finds, and a backup would bring them back.
 */
export type BegunErasure = { time: Date; place: string; begun: true; ids: string[] };

/**
 * Opens the erasure log (JSON lines).
 * @returns function that appends an entry and returns its line
 * @throws UserError if the file isn't writable: no erasure without a record
 */
export function openErasureLog(file: string): (erasure: BegunErasure | Erasure) => string {
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

const NotedSchema = z.object({
  begun: z.boolean().optional(),
  ids: z.array(z.string()),
  kept: z.array(z.string()).default([]),
});

/**
 * Ids of all leads ever erased, or about to be, unless that was refused.
 * @throws UserError if the log is missing, because a restore would bring erased leads back
 */
export function erasedIds(file: string): Set<string> {
  if (!existsSync(file)) {
    throw new UserError(
      `Das Löschprotokoll ${file} fehlt. Ohne es käme zurück, was gelöscht wurde. Nennen Sie es mit --log DATEI; wurde nie etwas gelöscht, legen Sie eine leere Datei dieses Namens an.`,
    );
  }
  const erased = new Set<string>();
  const begun = new Set<string>();
  for (const [at, line] of readText(file).split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const { data: noted } = NotedSchema.safeParse(parsed(line));
    if (!noted) throw new UserError(`${file}:${at + 1} ist kein Vermerk. Stellen Sie die Zeile wieder her.`);
    for (const id of noted.ids) (noted.begun ? begun : erased).add(id);
    for (const id of noted.kept) begun.delete(id);
  }
  return new Set([...erased, ...begun]);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
