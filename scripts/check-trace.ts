import { readFileSync } from 'node:fs';
import { fail, UserError } from './progress.ts';
import { checkTrace, TRACE } from './trace/trace.ts';

/** `npm run check:trace`: whether docs/TRACE.md still leads to a place and a test for every line of the specification. */
function main() {
  const { rows, lines, problems } = checkTrace(readFileSync(TRACE, 'utf8'));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
  console.log(
    `${lines} lines of the specification and of the decisions in ${rows} rows, each with its place and its test.`,
  );
}

try {
  main();
} catch (error) {
  fail(error);
}
