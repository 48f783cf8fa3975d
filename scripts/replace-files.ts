import { accessSync, constants, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UserError } from './progress.ts';

/** @property file name for messages */
export type NewText = { file: string; path: string; text: string };

/**
 * Replaces the texts of existing files. Writes all to temporary files first, so that if one isn't writable, none
 * changes, and an interrupted run leaves no partial file.
 * @throws UserError naming the file and any already changed
 */
export function replaceFiles(texts: readonly NewText[]): void {
  const written: Array<{ file: string; beside: string; path: string }> = [];
  const replaced: string[] = [];
  try {
    for (const { file, path, text } of texts) {
      attempt(file, replaced, () => {
        // Keep symbolic links, and respect write protection, which renaming would bypass.
        const real = realpathSync(path);
        accessSync(real, constants.W_OK);
        const beside = join(dirname(real), `.${basename(real)}.${process.pid}`);
        written.push({ file, beside, path: real });
        writeFileSync(beside, text, { mode: statSync(real).mode, flag: 'wx' });
      });
    }
    for (const { file, beside, path } of written) {
      attempt(file, replaced, () => renameSync(beside, path));
      replaced.push(file);
    }
  } finally {
    for (const { beside } of written) rmSync(beside, { force: true });
  }
}

function attempt(file: string, replaced: readonly string[], write: () => void) {
  try {
    write();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const state =
      replaced.length === 0
        ? 'Es wurde nichts geändert.'
        : `Schon berichtigt sind: ${replaced.join(', ')}. Die übrigen Dateien sind, wie sie waren.`;
    throw new UserError(
      `Die Datei ${file} lässt sich nicht schreiben (${reason}). ${state}\nHeben Sie ihren Schreibschutz auf, schließen Sie sie in anderen Programmen, und rufen Sie den Befehl noch einmal auf.`,
    );
  }
}
