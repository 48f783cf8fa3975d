import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describedFiles } from './describe/described-files.ts';
import { developerOptions } from './developer-options.ts';
import { fail } from './progress.ts';

const help = `Writes what the schemas say about content/ for its owner: JSON Schemas with which an editor completes and checks
(content/.schemas), the field tables of the handbook, and the settings of editors. A test holds the files up to date.

  npm run describe:content`;

function main() {
  developerOptions(help, {});
  const files = [...describedFiles()];
  const changed = files.filter(([file, text]) => read(file) !== text);
  // Of a file of the content that is gone, the schema goes, too.
  rmSync('content/.schemas', { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  for (const [file] of changed) console.log(`✓ ${file}`);
  if (changed.length === 0) console.log(`✓ Nothing to write: ${files.length} files say what the schemas say`);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

try {
  main();
} catch (error) {
  fail(error);
}
