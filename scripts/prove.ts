import buildFixture, { FIXTURE } from './build-fixture.ts';
import { developerOptions, numberFromEnvironment } from './options.ts';
import { fail, UserError } from './progress.ts';
import { type Proof, reportProgress, verdictOf } from './prove/proof.ts';

const help = `Proves on this machine, over loopback, that no lead is lost, stored twice or left without notification, whatever dies.

  npm run prove                  everything, as npm test does it, in about a minute
  PROOF_RUNS=500 npm run prove   the long run: 500 kills, 1,000 races, 100,000 hostile bodies; takes about half an hour
  npm run prove -- crash race    only these (crash, race, faults, hostile, privacy)

Exit code 1 when a promise is not kept. Ctrl+C stops.`;

/** `npm run prove`: runs one proof after the other and prints a table. */
async function main() {
  const { positionals } = developerOptions(help, { allowPositionals: true });
  const runs = numberFromEnvironment('PROOF_RUNS', 10_000) ?? 5;
  await buildFixture();
  Object.assign(process.env, FIXTURE);
  const proofs = await readProofs(positionals);
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort());

  const table: Array<{ proof: string; holds: boolean; seconds: number }> = [];
  for (const [name, { promise, run }] of Object.entries(proofs)) {
    console.log(`\n${name}: ${promise}`);
    const began = performance.now();
    const findings = await run({ runs, sabotage: false, signal: asked.signal, progress: reportProgress });
    const seconds = (performance.now() - began) / 1000;
    const { holds, text } = verdictOf(name, findings, seconds);
    console.log(text);
    table.push({ proof: name, holds, seconds: Math.round(seconds) });
  }
  console.table(table);
  process.exitCode = table.every(({ holds }) => holds) ? 0 : 1;
}

/** Imports the proofs after the fixture is built, because some read it on import. */
async function readProofs(names: string[]): Promise<Record<string, Proof>> {
  const proofs: Record<string, Proof> = {
    crash: (await import('./prove/crash.ts')).proof,
    race: (await import('./prove/race.ts')).proof,
    faults: (await import('./prove/faults.ts')).proof,
    hostile: (await import('./prove/hostile.ts')).proof,
    privacy: (await import('./prove/privacy.ts')).proof,
  };
  const unknown = names.find((name) => !Object.hasOwn(proofs, name));
  if (unknown) throw new UserError(`There is no proof "${unknown}".\n\n${help}`);
  return names.length === 0
    ? proofs
    : Object.fromEntries(Object.entries(proofs).filter(([name]) => names.includes(name)));
}

await main().catch((error: unknown) => {
  if (error instanceof Error && error.name === 'AbortError') process.exit(130);
  fail(error);
});
