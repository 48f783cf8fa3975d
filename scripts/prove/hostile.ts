import fc from 'fast-check';
import { hostileRequest } from './hostile/bodies.ts';
import { faultsOf } from './hostile/compare.ts';
import { startIsolatedHandler } from './hostile/isolated-handler.ts';
import { expectedOf, type HostileRequest, type Stored } from './hostile/model.ts';
import { sampleOverLocalStack } from './hostile/stack-sample.ts';
import { atLeast, exactly, type Finding, info, type Proof, type ProofOptions } from './proof.ts';

const BATCH = 250;
const FIRST_SEED = 20_250_811;

export const proof: Proof = {
  promise:
    'Generated bodies, most of them malicious, are answered and stored as predicted by a model that was written from the contract and shares no code with the schemas.',
  run: hostile,
};

async function hostile({ runs, sabotage, signal, progress }: ProofOptions): Promise<Finding[]> {
  const bodies = 200 * runs;
  const faults = new Map<string, number>();
  const examples: string[] = [];
  const kinds = new Map<string, number>();
  let done = 0;
  let batch = 0;
  const batches = Math.ceil(bodies / BATCH);
  const work = async () => {
    const lane = await startIsolatedHandler(sabotage ? withoutPhone : (item) => item);
    try {
      while (batch < batches) {
        const seed = FIRST_SEED + batch++;
        for (const request of fc.sample(hostileRequest, { seed, numRuns: BATCH })) {
          signal.throwIfAborted();
          const expected = expectedOf(request);
          const { answer, written } = await lane.ask(request);
          const kind = 'code' in expected ? `${expected.status} ${expected.code}` : kindOf(expected.stored);
          kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
          for (const fault of faultsOf(expected, answer, written)) {
            faults.set(fault, (faults.get(fault) ?? 0) + 1);
            if (examples.length < 5) examples.push(exampleOf(fault, seed, request, answer.status));
          }
          progress('bodies', ++done, bodies);
        }
      }
    } finally {
      await lane.end();
    }
  };
  // Let both finish before rethrowing, so that nothing is left running.
  for (const lane of await Promise.allSettled([work(), work()]))
    if (lane.status === 'rejected') throw lane.reason;
  // The sabotage only affects the isolated handler, not the stack.
  const overStack = sabotage
    ? []
    : await sampleOverLocalStack(Math.min(1000, 6 * runs), FIRST_SEED - 1, signal, progress);
  return [
    info('seeds', `${FIRST_SEED} to ${FIRST_SEED + batches - 1}, ${BATCH} bodies each`),
    exactly('bodies', done, bodies),
    ...[...kinds].sort().map(([kind, times]) => info(kind, times)),
    atLeast('bodies that are to be stored', kinds.get('stored') ?? 0, bodies / 20),
    exactly('crashes and answers 5xx', faults.get('5xx') ?? 0, 0),
    exactly('wrong writes', faults.get('wrong write') ?? 0, 0),
    exactly('answers other than the model’s', faults.get('other answer') ?? 0, 0),
    exactly('pages with markup of a visitor', faults.get('markup in a page') ?? 0, 0),
    ...overStack,
    ...examples.map((example) => info('for example', example)),
  ];
}

const kindOf = (stored: Stored | undefined) => (stored ? 'stored' : 'answered to robots as if stored');

/** Sabotage: a store that drops a field. */
const withoutPhone = ({ phone, ...item }: Stored): Stored => item;

const exampleOf = (fault: string, seed: number, { body, ...request }: HostileRequest, status: number) =>
  `${fault}: ${JSON.stringify({ seed, ...request, status, expected: expectedOf({ body, ...request }) })} ${JSON.stringify(body.toString().slice(0, 600))}`;
