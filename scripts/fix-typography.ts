import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyCorrections, type Correction } from '../site/content/checks/typography.server.ts';
import { contentFolder } from '../site/content/read/content-files.server.ts';
import { type NewText, replaceFiles } from './replace-files.ts';

/**
 * Applies the corrections to all files or to none.
 * @returns names of the changed files
 * @throws UserError naming a file that isn't writable
 */
export function fixTypography(corrections: Correction[]): string[] {
  const byFile = Map.groupBy(corrections, ({ file }) => file);
  const texts = [...byFile].map(([file, found]): NewText => {
    // NFC, as when it was read, because the corrections' offsets count its characters.
    const path = resolve(contentFolder, file.replace(/^content\//, ''));
    return { file, path, text: applyCorrections(readFileSync(path, 'utf8').normalize('NFC'), found) };
  });
  replaceFiles(texts);
  return [...byFile.keys()];
}
