import fc from 'fast-check';
import { hostileRequest } from './hostile/bodies.ts';
import { faultsOf } from './hostile/compare.ts';
import { expectedOf, type HostileRequest, type Stored } from './hostile/model.ts';
import { openLane } from './hostile/standing-in.ts';
import { sampleOverTheWire } from './hostile/wire-sample.ts';
import { atLeast, exactly, type Figure, type Proof, type ProofOptions, told } from './proof.ts';

const BATCH = 250;
const FIRST_SEED = 20_250_811;

export const proof: Proof = {
  promise:
    'Generated bodies, most of them malicious, are answered and stored as a model says that was written from the contract and shares nothing with the schemas.',
  run: hostile,
};

async function hostile({ runs, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const bodies = 200 * runs;
  const faults = new Map<string, number>();
  const examples: string[] = [];
  const kinds = new Map<string, number>();
  let done = 0;
  let batch = 0;
  const batches = Math.ceil(bodies / BATCH);
  const work = async () => {
    const lane = await openLane(sabotage ? withoutPhone : (item) => item);
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
  // Both have ended before one of them speaks up: nothing is left behind.
  for (const lane of await Promise.allSettled([work(), work()]))
    if (lane.status === 'rejected') throw lane.reason;
  // The sabotage is in the stand-in: the stack would show nothing of it.
  const wire = sabotage
    ? []
    : await sampleOverTheWire(Math.min(1000, 6 * runs), FIRST_SEED - 1, signal, progress);
  return [
    told('seeds', `${FIRST_SEED} to ${FIRST_SEED + batches - 1}, ${BATCH} bodies each`),
    exactly('bodies', done, bodies),
    ...[...kinds].sort().map(([kind, times]) => told(kind, times)),
    atLeast('bodies that are to be stored', kinds.get('stored') ?? 0, bodies / 20),
    exactly('crashes and answers 5xx', faults.get('5xx') ?? 0, 0),
    exactly('wrong writes', faults.get('wrong write') ?? 0, 0),
    exactly('answers other than the model’s', faults.get('other answer') ?? 0, 0),
    exactly('pages with markup of a visitor', faults.get('markup in a page') ?? 0, 0),
    ...wire,
    ...examples.map((example) => told('for example', example)),
  ];
}

const kindOf = (stored: Stored | undefined) => (stored ? 'stored' : 'answered to robots as if stored');

/** What a store that forgets a field would do. */
const withoutPhone = ({ phone, ...item }: Stored): Stored => item;

const exampleOf = (fault: string, seed: number, { body, ...request }: HostileRequest, status: number) =>
  `${fault}: ${JSON.stringify({ seed, ...request, status, expected: expectedOf({ body, ...request }) })} ${JSON.stringify(body.toString().slice(0, 600))}`;
