import type { TestContext } from 'vitest';
import { numberFromEnvironment } from '../../options.ts';

/** How thorough a proof is: the number of kills, pairs of races or hundreds of bodies. 500 in the long run. */
export const runs = numberFromEnvironment('PROOF_RUNS', 10_000) ?? 5;

/** From this many runs on, a proof takes no shortcuts. */
export const isLong = runs >= 50;

export type Figures = Record<string, number | string>;

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figures;
  }
}

/** Hands the figures to the table that `npm run prove` prints at the end, also if the test fails. */
export function report({ task }: TestContext, figures: Figures): void {
  task.meta.figures = { ...task.meta.figures, ...figures };
}

let shownAt = performance.now();

/** Shows every five seconds how far a long proof is. */
export function showProgress(what: string, done: number, of: number): void {
  if (!process.env.PROOF_RUNS || performance.now() - shownAt < 5000) return;
  shownAt = performance.now();
  console.log(`… ${what}: ${done} of ${of}`);
}

/** Reproducible random numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
