import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CheckedContent, checkContent } from '../site/content/checks/check-content.server.ts';
import {
  applyCorrections,
  type Correction,
  typographyWarning,
} from '../site/content/checks/typography.server.ts';
import type { ContentError } from '../site/content/content-error.ts';
import { contentFolder } from '../site/content/load-content.server.ts';
import { parseOptions } from './parse-options.ts';
import { failInGerman } from './progress.ts';

const help = `Prüft die Inhalte in content/.

  npm run check:content             nennt Fehler und Hinweise mit Datei und Zeile
  npm run check:content -- --fix    berichtigt außerdem die Typografie
  npm run check:content -- --help   zeigt diese Hilfe

Fehler müssen behoben werden, vorher wird nichts veröffentlicht. Hinweise sollten Sie ansehen.`;

/** `npm run check:content`: what is wrong in content/, for its owner. */
function main() {
  const { fix, help: isHelp } = options();
  if (isHelp) return console.log(help);

  let checked = checkContent();
  if (fix && checked.corrections.length > 0) {
    const files = fixTypography(checked.corrections);
    const count = checked.corrections.length;
    console.log(
      `Typografie berichtigt: ${count === 1 ? '1 Stelle' : `${count} Stellen`} in ${files.join(', ')}.\n`,
    );
    checked = checkContent();
  }
  report(checked);
}

function options() {
  return parseOptions(help, {
    options: {
      fix: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  }).values;
}

/** Writes the corrections into their files; gives the names of the files. */
function fixTypography(corrections: Correction[]): string[] {
  const files = Map.groupBy(corrections, ({ file }) => file);
  for (const [file, found] of files) {
    const path = resolve(contentFolder, file.replace(/^content\//, ''));
    writeFileSync(path, applyCorrections(withLf(readFileSync(path, 'utf8')), found));
  }
  return [...files.keys()];
}

/** As the checks read it: without byte order mark and with line ends LF. */
function withLf(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
}

function report({ content, errors, warnings, corrections }: CheckedContent) {
  const hints = [...warnings, ...corrections.map(typographyWarning)];
  list('Fehler', 'Fehler', errors);
  list('Hinweis', 'Hinweise', hints);
  if (corrections.length > 0) console.log('  Die Typografie berichtigt: npm run check:content -- --fix\n');
  if (errors.length > 0) process.exitCode = 1;
  else {
    const count = content.articles.length;
    console.log(`Die Inhalte sind in Ordnung (${count === 1 ? '1 Beitrag' : `${count} Beiträge`}).`);
  }
}

function list(one: string, many: string, found: ContentError[]) {
  if (found.length === 0) return;
  console.log(`${found.length} ${found.length === 1 ? one : many}:\n`);
  for (const { message } of found) console.log(`  ${message}`);
  console.log();
}

try {
  main();
} catch (error) {
  failInGerman(error);
}
