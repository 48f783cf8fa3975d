import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { developerOptions } from './developer-options.ts';
import { numberFromEnvironment } from './options.ts';
import { startScript, stopWhenAsked } from './processes.ts';
import { fail, UserError } from './progress.ts';

const proofs = readdirSync('scripts/proofs').flatMap((file) => /^(.*)\.test\.ts$/.exec(file)?.[1] ?? []);

const help = `Proves that no lead is lost, on the local stack: under kill -9, failing services, hostile bodies and races.

  npm run prove                        all proofs, shortened
  npm run prove -- crash race          some of: ${proofs.join(', ')}
  PROOF_RUNS=500 npm run prove         500 kills, 100,000 bodies and a flood of 10,000, 15 to 25 minutes on two cores`;

async function main() {
  const { positionals } = developerOptions(help, { allowPositionals: true });
  numberFromEnvironment('PROOF_RUNS', 10_000);
  const unknown = positionals.find((name) => !proofs.includes(name));
  if (unknown) throw new UserError(`There is no proof "${unknown}".\n\n${help}`);
  const files = positionals.map((name) => `scripts/proofs/${name}.test.ts`);
  stopWhenAsked();
  const vitest = startScript('node_modules/vitest/vitest.mjs', [
    ...['run', '--project', 'proofs', '--no-file-parallelism'],
    ...['--reporter', './scripts/proofs/testing/figures-reporter.ts', ...files],
  ]);
  const [status] = await once(vitest, 'exit');
  process.exitCode ||= status ?? 1;
}

await main().catch(fail);
