import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeSection } from './benchmarks.ts';
import { build } from './build.ts';
import { fail, step, UserError } from './progress.ts';
import { type Proof, say, verdictOf } from './prove/proof.ts';
import { sectionOf, writeRecord } from './prove/record.ts';
import { synth } from './synth.ts';

/** One file each, loaded only when it is asked for. */
const proofs: Record<string, () => Promise<{ proof: Proof }>> = {
  crash: () => import('./prove/crash.ts'),
  race: () => import('./prove/race.ts'),
  privacy: () => import('./prove/privacy.ts'),
  cold: () => import('./prove/cold.ts'),
  hostile: () => import('./prove/hostile.ts'),
  faults: () => import('./prove/faults.ts'),
  load: () => import('./prove/load.ts'),
  headers: () => import('./prove/headers.ts'),
  pages: () => import('./prove/pages.ts'),
  robustness: () => import('./prove/robustness.ts'),
};

/** What is a matter of speed stands in BENCHMARKS.md, too: name and title of the section. */
const measured: Readonly<Record<string, string>> = { cold: 'Cold start', load: 'The lead API under load' };

const root = join(import.meta.dirname, '..');
const leadApi = { file: 'functions/PROOF.md', subject: 'the lead API' };
const site = { file: 'infra/PROOF.md', subject: 'the site as it is served' };

const help = `Proves what the lead API and the pages promise, on this machine and over loopback only.

  npm run prove:crash                 also: ${Object.keys(proofs).slice(1).join(', ')}
  npm run prove:crash -- --quick      a short run; writes nothing
  npm run prove:crash -- --sabotage   breaks on purpose what is proved: the proof has to fail
  npm run prove:crash -- --no-build   proves what was built last
  npm run prove:pages -- --fresh      looks at every page again; without it an interrupted run goes on where it was

Builds and synthesises first, as npm start does. A full run writes its figures into functions/PROOF.md, that of
headers into infra/PROOF.md, those of pages, robustness, cold and load into BENCHMARKS.md; headers and pages fetch their checkers from the package
registry first.
Exit code 1 when a promise is not kept. Ctrl+C stops.`;

async function main() {
  const { name, noBuild, ...options } = readArguments();
  const load = Object.hasOwn(proofs, name) ? proofs[name] : undefined;
  if (!load) throw new UserError(`There is no proof "${name}".\n\n${help}`);
  if (!noBuild) {
    await build();
    await step('Synthesise the stack', () => synth());
  }
  const { proof } = await load();
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort());

  const began = performance.now();
  const figures = await proof.run({ ...options, signal: asked.signal, progress: say });
  const { holds, text } = verdictOf(name, figures, (performance.now() - began) / 1000);
  console.log(`\n${text}`);
  if (!options.quick && !options.sabotage) {
    const { file, subject } = name === 'headers' ? site : leadApi;
    const record = { name, promise: proof.promise, figures, holds };
    const written = proof.record?.(figures) ?? writeRecord({ file: join(root, file), subject }, record);
    const title = measured[name];
    if (title) writeSection(name, sectionOf(record, { title }));
    console.log(`Written to ${written}${title ? ' and BENCHMARKS.md' : ''}.`);
  }
  process.exitCode = holds ? 0 : 1;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        sabotage: { type: 'boolean', default: false },
        fresh: { type: 'boolean', default: false },
        'no-build': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const { quick, sabotage, fresh, 'no-build': noBuild } = values;
    if (!values.help) return { name: positionals[0] ?? '', quick, sabotage, fresh, noBuild };
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
