/** One line of a proof's result. */
export type Finding = {
  name: string;
  value: number | string;
  /** The requirement, for people; absent for information only. */
  must?: string;
  holds?: boolean;
  /** Details of the violations. */
  why?: string[];
};

/** From this many runs on, a proof takes no shortcuts. */
export const LONG = 50;

export type ProofOptions = {
  /** Number of kills, pairs of race rounds or hundreds of bodies. 5 in `npm test`, 500 in the long run. */
  runs: number;
  /** Breaks the promise on purpose, to see the proof fail. */
  sabotage: boolean;
  signal: AbortSignal;
  progress(what: string, done: number, of: number): void;
};

export type Proof = {
  /** One sentence. */
  promise: string;
  /** @throws AbortError on the signal, after everything has been stopped */
  run(options: ProofOptions): Promise<Finding[]>;
};

export const exactly = (name: string, value: number, wanted: number): Finding => ({
  name,
  value,
  must: `${wanted}`,
  holds: value === wanted,
});

export const atMost = (name: string, value: number, limit: number, unit = ''): Finding => ({
  name,
  value: `${value}${unit}`,
  must: `at most ${limit}${unit}`,
  holds: value <= limit,
});

/** For counts of attempts: a proof that has hardly tried proves nothing. */
export const atLeast = (name: string, value: number, limit: number): Finding => ({
  name,
  value,
  must: `at least ${limit}`,
  holds: value >= limit,
});

export const info = (name: string, value: number | string): Finding => ({ name, value });

export const isKept = (findings: readonly Finding[]) => findings.every(({ holds }) => holds !== false);

export function verdictOf(name: string, findings: readonly Finding[], seconds: number) {
  const lines = findings.flatMap(({ name: finding, value, must, holds, why = [] }) => [
    `  ${holds === undefined ? ' ' : holds ? '✓' : '✗'} ${finding}: ${value}${must ? ` (must be ${must})` : ''}`,
    ...why.map((line) => `      ${line}`),
  ]);
  const holds = isKept(findings);
  const last = `${name}: ${holds ? 'PROVED' : 'FAILED'} in ${seconds.toFixed(1)} s`;
  return { holds, text: [...lines, '', last].join('\n') };
}

let reportedAt = 0;

/** Prints progress to standard error: on a terminal in a single line, otherwise every ten seconds. */
export function reportProgress(what: string, done: number, of: number): void {
  const isTerminal = process.stderr.isTTY === true;
  const now = performance.now();
  if (done < of && now - reportedAt < (isTerminal ? 100 : 10_000)) return;
  reportedAt = now;
  const line = `… ${what}: ${done} of ${of}`;
  process.stderr.write(isTerminal ? `\r\x1b[2K${line}${done < of ? '' : '\n'}` : `${line}\n`);
}
