import { readFileSync } from 'node:fs';
import { developerOptions } from './developer-options.ts';
import { fail, UserError } from './progress.ts';
import { checkTrace, TRACE } from './trace/trace.ts';

const help = `Looks whether docs/TRACE.md leads from every line of the specification and of the decisions to its place and its test.

  npm run check:trace
  npm run check:trace -- --specification FILE --decisions FILE   also whether these ask for other lines by now`;

function main() {
  const { values } = developerOptions(help, {
    options: { specification: { type: 'string' }, decisions: { type: 'string' } },
  });
  const { specification, decisions } = values;
  const { rows, lines, problems } = checkTrace(readFileSync(TRACE, 'utf8'), {
    S: specification && read(specification),
    P: decisions && read(decisions),
  });
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  console.log(
    `${lines} lines of the specification and of the decisions in ${rows} rows, each with its place and its test.`,
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new UserError(`${file} cannot be read.`);
  }
}

try {
  main();
} catch (error) {
  fail(error);
}
