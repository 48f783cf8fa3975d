import { readFileSync, statSync } from 'node:fs';
import { UserError } from '../progress.ts';

/**
 * Reads a text file that a program on Windows may have written: with a byte order mark, or in UTF-16, as PowerShell 5
 * redirects output.
 * @throws UserError if it is a folder, or in another encoding, because umlauts would be lost
 */
export function readText(file: string): string {
  if (statSync(file).isDirectory())
    throw new UserError(`${file} ist ein Ordner. Nennen Sie eine Datei darin.`);
  const bytes = readFileSync(file);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UserError(
      `${file} ist nicht als UTF-8 geschrieben; Umlaute gingen verloren. Schreiben Sie die Datei noch einmal; unter Windows geben Sie vorher ein: set PYTHONUTF8=1 (PowerShell: $env:PYTHONUTF8=1), oder nehmen Sie die AWS CloudShell.`,
    );
  }
}
