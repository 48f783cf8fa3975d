import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { UserError } from '../progress.ts';

export const fileOptions = { out: { type: 'string' }, force: { type: 'boolean', default: false } } as const;

/** Checks before the work that the result may be written. */
export function checkFile(file: string, force: boolean): void {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    throw new UserError(`${file} ist ein Ordner. Nennen Sie eine Datei darin.`);
  }
  if (force) return;
  throw new UserError(
    `${file} gibt es schon. Wählen Sie einen anderen Namen, oder überschreiben Sie mit --force.`,
  );
}

/** Writes a file with personal data, readable by its owner only. */
export function writePrivate(file: string, text: string, force: boolean): void {
  try {
    // A file that exists would keep its mode.
    if (force) rmSync(file, { force });
    // 'wx' never overwrites a file created meanwhile.
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') checkFile(file, force);
    if (code === 'ENOSPC') {
      // Half of it would stay, unnoticed.
      rmSync(file, { force: true });
      throw new UserError(`${file} lässt sich nicht schreiben: Der Datenträger ist voll.`);
    }
    throw new UserError(
      `${file} lässt sich nicht schreiben (${code}). Prüfen Sie, ob es den Ordner gibt und Sie darin schreiben dürfen.`,
    );
  }
}
