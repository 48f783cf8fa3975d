import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareArticlePages } from './bench/article-page.ts';
import { builders } from './bench/builders.ts';
import { type Cell, measureCell, openCells } from './bench/cells.ts';
import { ASTRO, benchFolder, ELEVENTY } from './bench/places.ts';
import { type Measured, report } from './bench/report.ts';
import { measureSharing } from './bench/share-images.ts';
import { versionOf } from './bench/version.ts';
import { writeSection } from './benchmarks.ts';
import { fail, UserError } from './progress.ts';
import { installCheckers } from './prove/install-checkers.ts';
import { VERSIONS } from './prove/pages/checkers.ts';

const help = `Measures how the site is built, beside Astro and Eleventy, and writes it into BENCHMARKS.md.

  npm run bench:build                       100, 1,000 and 10,000 articles, each three times; takes an hour
  npm run bench:build -- --sizes 100,1000   only with so many
  npm run bench:build -- --runs 1           each once
  npm run bench:build -- --fresh            measures everything again; without it an interrupted run goes on
  npm run bench:build -- --quick            100 articles, once, without the others; writes nothing

Works in ${benchFolder}; Astro, Eleventy and Lighthouse are fetched from npm once.`;

async function main() {
  const { sizes, runs, quick, fresh } = readArguments();
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort());
  const { signal } = asked;
  const measured = builders.filter(({ name }) => !quick || name === 'site');
  if (!quick) for (const versions of [ASTRO, ELEVENTY, VERSIONS]) await installCheckers(versions);

  const kept = openCells(quick ? join(benchFolder, 'quick.json') : '.cache/bench-build.json', {
    fresh: fresh || quick,
  });
  const cells: Map<number, Partial<Record<string, Cell>>> = new Map();
  for (const size of sizes) {
    for (const builder of measured) {
      const key = `${builder.title} ${versionOf(builder)} ${size} ${runs}`;
      const cell = kept.read(key) ?? (await measureCell(builder, size, { runs, signal, say: console.log }));
      kept.keep(key, cell);
      cells.set(size, { ...cells.get(size), [builder.name]: cell });
    }
  }
  const smallest = Math.min(...sizes);
  const result: Measured = {
    sizes,
    cells,
    ...(!quick && {
      sharing: { size: smallest, cost: await measureSharing(smallest, signal) },
      pages: await compareArticlePages({ runs, signal }),
    }),
  };
  const text = report(result, new Date());
  console.log(`\n${text}`);
  if (!quick) writeSection('build', text);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        sizes: { type: 'string', default: '100,1000,10000' },
        runs: { type: 'string', default: '3' },
        quick: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { quick, fresh } = values;
    const sizes = quick ? [100] : values.sizes.split(',').map(Number);
    const runs = quick ? 1 : Number(values.runs);
    if (![...sizes, runs].every((number) => Number.isInteger(number) && number > 0))
      throw new Error('--sizes takes numbers with commas between them, --runs one number.');
    if (!values.help) return { sizes, runs, quick, fresh };
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${help}`);
  }
  console.log(help);
  process.exit(0);
}

await main().catch((error: unknown) => {
  if (error instanceof Error && error.name === 'AbortError') process.exit(130);
  fail(error);
});
