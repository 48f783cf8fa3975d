import { writeSection } from './benchmarks.ts';
import { build } from './build.ts';
import { readAccepted, writeAccepted } from './bytes/accepted.ts';
import { judge } from './bytes/judge.ts';
import { measure } from './bytes/measure.ts';
import { sectionOf } from './bytes/section.ts';
import { developerOptions } from './developer-options.ts';
import { fail } from './progress.ts';

const help = `Weighs what every page fetches, by kind and chunk, and compares it with what was accepted last.

  npm run bytes                  builds, weighs, and names what has grown by more than 2 %
  npm run bytes -- --accept      takes the figures as they are: site/bundle/bytes.json, and the table in BENCHMARKS.md
  npm run bytes -- --no-build    weighs what was built last

npm test does the same and fails. Budgets (scripts/bytes/budgets.ts) cannot be accepted away.`;

async function main() {
  const { values } = developerOptions(help, {
    options: { accept: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
  });
  if (!values['no-build']) await build();
  const measured = await measure();
  if (values.accept) {
    writeAccepted(measured);
    writeSection('bytes', sectionOf(measured));
    console.log('\nWritten: site/bundle/bytes.json and BENCHMARKS.md.');
  }
  const { problems, hints } = judge(readAccepted(), measured);
  console.log(['', ...problems, ...hints].join('\n'));
  if (problems.length === 0) console.log('✓ Every page is within its budgets and has not grown.');
  process.exitCode = problems.length ? 1 : 0;
}

await main().catch(fail);
