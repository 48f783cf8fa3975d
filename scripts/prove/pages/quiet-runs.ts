/** Share of its fastest benchmark below which something else has had the machine. */
export const QUIET = 0.75;

/** Of the machine, as far as it has been seen. */
export type Fastest = { benchmark: number };

/**
 * Runs until enough were undisturbed, at most twice as often. Which count is told by the speed of the machine alone, never
 * by what they found: a slow page stays one.
 * @param wanted how many runs are to count
 * @param benchmarkOf how fast the machine was in a run; more is faster
 */
export async function quietRuns<Run>(
  { wanted, fastest, benchmarkOf }: { wanted: number; fastest: Fastest; benchmarkOf: (run: Run) => number },
  run: () => Promise<Run>,
): Promise<{ counted: Run[]; uncounted: number }> {
  const all: Run[] = [];
  const isQuiet = (one: Run) => benchmarkOf(one) >= QUIET * fastest.benchmark;
  do {
    const one = await run();
    fastest.benchmark = Math.max(fastest.benchmark, benchmarkOf(one));
    all.push(one);
  } while (all.length < 2 * wanted && all.filter(isQuiet).length < wanted);
  const counted = all.toSorted((one, other) => benchmarkOf(other) - benchmarkOf(one)).slice(0, wanted);
  return { counted, uncounted: all.length - counted.length };
}
