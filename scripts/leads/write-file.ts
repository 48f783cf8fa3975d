import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { UserError } from '../progress.ts';

/** Whether a file may be written; asked before the work whose result it takes. */
export function checkTarget(file: string, force: boolean): void {
  if (existsSync(file) && statSync(file).isDirectory()) {
    throw new UserError(`${file} ist ein Ordner. Nennen Sie eine Datei darin.`);
  }
  if (existsSync(file) && !force) {
    throw new UserError(
      `${file} gibt es schon. Wählen Sie einen anderen Namen, oder überschreiben Sie mit --force.`,
    );
  }
}

/** Writes a file that only its owner may read: it holds personal data. An old one is replaced in one step. */
export function writePrivate(file: string, text: string, force: boolean): void {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    // 'wx': what somebody else has written in between is never overwritten.
    writeFileSync(force ? temporary : file, text, { flag: 'wx', mode: 0o600 });
    if (force) renameSync(temporary, file);
  } catch (error) {
    if (force) rmSync(temporary, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') checkTarget(file, force);
    throw new UserError(
      `${file} lässt sich nicht schreiben (${code}). Prüfen Sie, ob es den Ordner gibt und Sie darin schreiben dürfen.`,
    );
  }
}
