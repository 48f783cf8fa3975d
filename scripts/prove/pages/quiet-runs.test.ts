import { expect, test } from 'vitest';
import { quietRuns } from './quiet-runs.ts';

/** A machine whose benchmark takes these values, one a run. */
function runsOf(benchmarks: number[], fastest = { benchmark: 0 }) {
  const left = [...benchmarks];
  return quietRuns({ wanted: 3, fastest, benchmarkOf: (benchmark: number) => benchmark }, async () => {
    const next = left.shift();
    if (next === undefined) throw new Error('One run too many.');
    return next;
  });
}

test('on a quiet machine there are as many runs as are wanted', async () => {
  expect(await runsOf([2400, 2500, 2300])).toEqual({ counted: [2500, 2400, 2300], uncounted: 0 });
});

test('a disturbed run is made again', async () => {
  expect(await runsOf([2400, 1300, 2500, 2300])).toEqual({ counted: [2500, 2400, 2300], uncounted: 1 });
});

test('a machine that was faster for an earlier page is disturbed now; it ends with the fastest runs', async () => {
  const fastest = { benchmark: 2600 };
  expect(await runsOf([1300, 1350, 1310, 1400, 1200, 1320], fastest)).toEqual({
    counted: [1400, 1350, 1320],
    uncounted: 3,
  });
});
