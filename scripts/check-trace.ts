import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail, UserError } from './progress.ts';
import { checkTrace, TRACE } from './trace/trace.ts';

const help = `Looks whether docs/TRACE.md leads from every line of the specification and of the decisions to its place and its test.

  npm run check:trace
  npm run check:trace -- --specification FILE --decisions FILE   also whether these ask for other lines by now`;

function main() {
  const { specification, decisions } = options();
  const { rows, lines, problems } = checkTrace(readFileSync(TRACE, 'utf8'), {
    S: specification && read(specification),
    P: decisions && read(decisions),
  });
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  console.log(
    `${lines} lines of the specification and of the decisions in ${rows} rows, each with its place and its test.`,
  );
}

function options() {
  try {
    const { values } = parseArgs({
      options: {
        specification: { type: 'string' },
        decisions: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    if (!values.help) return values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${help}`);
  }
  console.log(help);
  process.exit(0);
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
