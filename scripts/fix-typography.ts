import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { applyCorrections, type Correction } from '../site/content/checks/typography.server.ts';
import { contentFolder } from '../site/content/load-content.server.ts';
import { type NewText, replaceFiles } from './replace-files.ts';

/**
 * Writes the corrections into their files, into all of them or none.
 * @returns names of the files
 * @throws UserError naming the file that cannot be written
 */
export function fixTypography(corrections: Correction[]): string[] {
  const byFile = Map.groupBy(corrections, ({ file }) => file);
  const texts = [...byFile].map(([file, found]): NewText => {
    // Composed as it was when it was read: the places of the corrections count its signs.
    const path = resolve(contentFolder, file.replace(/^content\//, ''));
    return { file, path, text: applyCorrections(readFileSync(path, 'utf8').normalize('NFC'), found) };
  });
  replaceFiles(texts);
  return [...byFile.keys()];
}
