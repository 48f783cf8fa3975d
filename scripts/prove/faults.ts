import { breakOn, KINDS, lie } from './failing-services.ts';
import { type AfterFault, recover } from './fault-recovery.ts';
import { atLeast, atMost, exactly, type Figure, LONG, type Proof, type ProofOptions, told } from './proof.ts';
import { seededRandom } from './random.ts';
import { type Stage, setStage } from './stage.ts';
import { createTestClock } from './test-clock.ts';
import { hangUp, send, submissionOf } from './visitors.ts';
import { pass, startWire } from './wire.ts';

/** How often a call of a service fails while it is broken: some have to succeed, or nothing is ever begun. */
const SERVICES = { DYNAMODB: 0.3, SNS: 0.7, SESV2: 1, WEBHOOK: 1 };
type Service = keyof typeof SERVICES;
const AT_ONCE = 4;

export const proof: Proof = {
  promise:
    'While database, topic, mail or webhook are slow, cut off, silent, truncated or in error, nothing is acknowledged that is not stored; afterwards every stored lead is notified of within 150 s, and webhook and mail have it within 15 minutes, by a test clock.',
  run: faults,
};

/** Seen in one service that fails in one way. */
type Seen = AfterFault & { service: Service; kind: string; injected: number; sent: number };

async function faults(options: ProofOptions): Promise<Figure[]> {
  const times = Math.max(2, Math.min(50, options.runs / 10));
  // The others are waited for, or differ little: too much for the short run.
  const kinds = options.runs < LONG ? (['reset'] as const) : KINDS;
  const services = (options.sabotage ? ['DYNAMODB'] : Object.keys(SERVICES)) as Service[];
  const seen: Seen[] = [];
  for (const service of services) {
    const few = options.sabotage ? ['lie'] : kinds;
    await onStage(service, options, async (play) => {
      for (const kind of few) {
        seen.push(await play(kind, times));
        options.progress('faults', seen.length, services.length * few.length);
      }
    });
  }
  const most = (of: (one: Seen) => number) => Math.max(...seen.map(of));
  const sum = (of: (one: Seen) => number) => seen.map(of).reduce((a, b) => a + b, 0);
  return [
    ...seen.map((one) =>
      told(`${one.service} ${one.kind}`, `${one.injected} times, ${one.sent} submissions`),
    ),
    atLeast('fewest times of one fault', Math.min(...seen.map(({ injected }) => injected)), times),
    told(
      'acknowledged',
      sum(({ acknowledged }) => acknowledged),
    ),
    told(
      'stored',
      sum(({ stored }) => stored),
    ),
    exactly(
      'false successes',
      sum(({ falseSuccesses }) => falseSuccesses),
      0,
    ),
    told(
      'pending when the fault ended',
      sum(({ pending }) => pending),
    ),
    exactly(
      'without notification',
      sum(({ unnotified }) => unnotified),
      0,
    ),
    atMost(
      'slowest notification after the fault',
      most(({ notifiedAfterS }) => notifiedAfterS),
      150,
      ' s',
    ),
    exactly(
      'without webhook or mail',
      sum(({ undelivered }) => undelivered),
      0,
    ),
    atMost(
      'slowest webhook or mail after the fault',
      most(({ deliveredAfterS }) => deliveredAfterS),
      900,
      ' s',
    ),
    exactly(
      'dead letters',
      sum(({ deadLetters }) => deadLetters),
      0,
    ),
  ];
}

/** A stage on which one service can be broken. */
async function onStage(
  service: Service,
  { signal }: ProofOptions,
  act: (play: (kind: string, times: number) => Promise<Seen>) => Promise<void>,
): Promise<void> {
  const random = seededRandom(8);
  const clock = createTestClock();
  const fault: { kind?: string | undefined; injected: number } = { injected: 0 };
  const wires: Array<{ close(): Promise<void> }> = [];
  const through = async (name: string, url: string) => {
    if (name !== service) return url;
    const wire = await startWire(name, url, async (call) => {
      // A lie about anything but storing would be none about a lead.
      const isMeant = fault.kind !== 'lie' || call.action === 'PutItem';
      if (!fault.kind || !isMeant || random() > SERVICES[service])
        return pass(call.response, await call.forward());
      fault.injected++;
      return fault.kind === 'lie' ? lie(call) : breakOn(fault.kind, call, signal);
    });
    wires.push(wire);
    return wire.url;
  };
  const stage = await setStage({ proof: { through, now: clock.now, environment: clock.environment } });
  let visitor = 0;
  let stored = 0;
  try {
    await act(async (kind, times) => {
      Object.assign(fault, { kind, injected: 0 });
      // All confirmations of an hour have a bound.
      clock.advance(60 * 60 * 1000);
      const first = visitor;
      const acknowledged = new Set<string>();
      // Twenty submissions for each fault are far more than it takes.
      while (fault.injected < times && visitor < first + times * 20) {
        signal.throwIfAborted();
        const group = Array.from({ length: AT_ONCE }, () => visitor++);
        for (const email of await acknowledgedOf(stage, group, service)) acknowledged.add(email);
        if (service === 'SESV2' || service === 'WEBHOOK') await stage.deliver();
      }
      fault.kind = undefined;
      const after = await recover({ stage, clock, acknowledged, storedBefore: stored, signal });
      stored += after.stored;
      return { service, kind, injected: fault.injected, sent: visitor - first, ...after };
    });
  } finally {
    hangUp();
    await stage.end();
    for (const wire of wires) await wire.close();
    clock.remove();
  }
}

/** Sends all at once; only enquiries are answered by a mail. */
async function acknowledgedOf(stage: Stage, numbers: number[], service: Service): Promise<string[]> {
  const submissions = numbers.map((number) =>
    service === 'SESV2' ? submissionOf(number, 'enquiry') : submissionOf(number),
  );
  const answers = await Promise.all(submissions.map((submission) => send(stage.url, submission)));
  return submissions.filter((_, index) => answers[index]?.status === 201).map(({ email }) => email);
}
