import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from './progress.ts';

export const BENCHMARKS = join(import.meta.dirname, '../BENCHMARKS.md');

const INTRODUCTION = `# Measured

Each section is written by the command that it names, on the machine that it names. What stands between the markers is
replaced by the next run; do not edit it.
`;

/**
 * Replaces one section of BENCHMARKS.md, between its markers; a new one comes last. All others stay as they are.
 * @throws UserError where a marker stands alone: nothing is overwritten that might be somebody's
 */
export function writeSection(name: string, text: string, file = BENCHMARKS): void {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = existsSync(file) ? readFileSync(file, 'utf8') : INTRODUCTION;
  const section = `${begin}\n${text.trim()}\n${end}`;
  const [from, to] = [before.indexOf(begin), before.indexOf(end)];
  if (from < 0 !== to < 0 || to < from)
    throw new UserError(`${file}: of ${begin} and ${end} one is missing. Put it back, or remove both.`);
  const around =
    from < 0 ? [`${before.trimEnd()}\n\n`, '\n'] : [before.slice(0, from), before.slice(to + end.length)];
  writeFileSync(file, around.join(section));
}
