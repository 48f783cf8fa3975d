import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describedFiles } from './describe/described-files.ts';
import { fail } from './progress.ts';

/**
 * `npm run describe:content`: writes what the schemas say about content/ for its owner: JSON Schemas with which an
 * editor completes and checks, and the field tables of the handbook. A test holds the files up to date.
 */
function main() {
  rmSync('content/.schemas', { recursive: true, force: true });
  for (const [file, text] of describedFiles()) {
    mkdirSync(dirname(file), { recursive: true });
    if (read(file) === text) continue;
    writeFileSync(file, text);
    if (!file.startsWith('content/.schemas/')) console.log(`${file} geschrieben.`);
  }
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
