import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { proof as cold } from './cold.ts';
import { proof as crash } from './crash.ts';
import { proof as faults } from './faults.ts';
import { proof as hostile } from './hostile.ts';
import { proof as load } from './load.ts';
import { proof as privacy } from './privacy.ts';
import { exactly, isKept, type Proof, told, verdictOf } from './proof.ts';
import { proof as race } from './race.ts';
import { writeRecord } from './record.ts';

/** A short run of every proof, and that it can fail. Needs what `npm test` builds and synthesises before. */
vi.setConfig({ testTimeout: 120_000 });

const run = ({ run: prove }: Proof, sabotage = false) =>
  prove({ quick: true, sabotage, signal: new AbortController().signal, progress: () => {} });

const broken = async (proof: Proof) =>
  (await run(proof, true)).filter(({ holds }) => holds === false).map(({ name }) => name);

test.each(Object.entries({ crash, race, privacy, cold, hostile, faults, load }))(
  'the short run of %s holds',
  async (name, proof) => {
    const figures = await run(proof);
    expect(isKept(figures), verdictOf(name, figures, 0).text).toBe(true);
  },
);

test.each([
  ['crash', 'the marker of pending leads is lost', crash, ['without notification']],
  ['cold', 'the handler works while it is imported', cold, ['above']],
  ['hostile', 'a field is not stored', hostile, ['wrong writes']],
  ['faults', 'a service says that it has stored and has not', faults, ['false successes']],
])('%s fails when %s', async (_, __, proof, names) => {
  expect(await broken(proof)).toEqual(names);
});

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the record keeps the last run of each proof', () => {
  const file = join(folder, 'PROOF.md');
  const record = (name: string, value: number, now: string) =>
    writeRecord(
      { file, subject: 'the lead API' },
      {
        name,
        promise: 'Nothing is lost.',
        figures: [exactly('lost', value, 0), told('sent', 7)],
        holds: value === 0,
      },
      new Date(now),
    );
  expect(existsSync(file)).toBe(false);
  record('race', 1, '2026-11-21T10:00:00Z');
  record('crash', 0, '2026-11-22T10:00:00Z');
  record('race', 0, '2026-11-23T10:00:00Z');
  const text = readFileSync(file, 'utf8');
  expect(text.match(/^## .*/gm)).toEqual(['## crash', '## race']);
  expect(text.match(/Proved on [\d-]+|NOT proved/g)).toEqual([
    'Proved on 2026-11-22',
    'Proved on 2026-11-23',
  ]);
  expect(text).toContain('| lost | 0 | 0 |');
  expect(text).toContain(`Node ${process.versions.node}`);
});
