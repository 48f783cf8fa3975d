/** One line of what a proof has found out. */
export type Figure = {
  name: string;
  value: number | string;
  /** What it has to be, for people; absent where it is only told. */
  must?: string;
  /** Whether it is what it has to be. */
  holds?: boolean;
  /** Where it is not, and why. */
  why?: string[];
};

/** From here on a proof leaves nothing out for the sake of time. */
export const LONG = 50;

export type ProofOptions = {
  /** How much is tried: kills of a process, pairs of rounds, hundreds of bodies. 5 in `npm test`, 500 in the long run. */
  runs: number;
  /** Breaks on purpose what is proved, to see the proof fail. */
  sabotage: boolean;
  signal: AbortSignal;
  progress(what: string, done: number, of: number): void;
};

export type Proof = {
  /** What it proves, in one sentence. */
  promise: string;
  /** @throws AbortError when the signal asks to stop; whatever was started is stopped by then. */
  run(options: ProofOptions): Promise<Figure[]>;
};

/** A figure that has to be exactly so. */
export const exactly = (name: string, value: number, wanted: number): Figure => ({
  name,
  value,
  must: `${wanted}`,
  holds: value === wanted,
});

/** A figure that may not be more. */
export const atMost = (name: string, value: number, limit: number, unit = ''): Figure => ({
  name,
  value: `${value}${unit}`,
  must: `at most ${limit}${unit}`,
  holds: value <= limit,
});

/** A figure that may not be less: a proof that has hardly tried proves nothing. */
export const atLeast = (name: string, value: number, limit: number): Figure => ({
  name,
  value,
  must: `at least ${limit}`,
  holds: value >= limit,
});

export const told = (name: string, value: number | string): Figure => ({ name, value });

export const isKept = (figures: readonly Figure[]) => figures.every(({ holds }) => holds !== false);

export function verdictOf(name: string, figures: readonly Figure[], seconds: number) {
  const lines = figures.flatMap(({ name: figure, value, must, holds, why = [] }) => [
    `  ${holds === undefined ? ' ' : holds ? '✓' : '✗'} ${figure}: ${value}${must ? ` (must be ${must})` : ''}`,
    ...why.map((line) => `      ${line}`),
  ]);
  const holds = isKept(figures);
  const last = `${name}: ${holds ? 'PROVED' : 'FAILED'} in ${seconds.toFixed(1)} s`;
  return { holds, text: [...lines, '', last].join('\n') };
}

let saidAt = 0;

/** Progress on standard error: in one line on a terminal, else now and then. */
export function say(what: string, done: number, of: number): void {
  const isTerminal = process.stderr.isTTY === true;
  const now = performance.now();
  if (done < of && now - saidAt < (isTerminal ? 100 : 10_000)) return;
  saidAt = now;
  const line = `… ${what}: ${done} of ${of}`;
  process.stderr.write(isTerminal ? `\r\x1b[2K${line}${done < of ? '' : '\n'}` : `${line}\n`);
}
