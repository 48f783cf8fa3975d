import { expect, test, vi } from 'vitest';
import { proof as crash } from './crash.ts';
import { proof as faults } from './faults.ts';
import { proof as hostile } from './hostile.ts';
import { proof as privacy } from './privacy.ts';
import { isKept, type Proof, verdictOf } from './proof.ts';
import { proof as race } from './race.ts';

/** Runs every proof briefly and checks that each can fail. Long run: `PROOF_RUNS=500 npm run prove`. */
vi.setConfig({ testTimeout: 120_000 });

const run = ({ run: prove }: Proof, sabotage = false) =>
  prove({ runs: 5, sabotage, signal: new AbortController().signal, progress: () => {} });

const broken = async (proof: Proof) =>
  (await run(proof, true)).filter(({ holds }) => holds === false).map(({ name }) => name);

test.each(Object.entries({ crash, race, privacy, hostile, faults }))(
  'the short run of %s holds',
  async (name, proof) => {
    const findings = await run(proof);
    expect(isKept(findings), verdictOf(name, findings, 0).text).toBe(true);
  },
);

test.each([
  ['crash', 'the marker of pending leads is lost', crash, ['without notification']],
  ['hostile', 'a field is not stored', hostile, ['wrong writes']],
  ['faults', 'a service says that it has stored and has not', faults, ['false successes']],
])('%s fails when %s', async (_, __, proof, names) => {
  expect(await broken(proof)).toEqual(names);
});
