import { breakOn, KINDS, lie } from './failing-services.ts';
import { type AfterFault, recover } from './fault-recovery.ts';
import {
  atLeast,
  atMost,
  exactly,
  type Finding,
  info,
  LONG,
  type Proof,
  type ProofOptions,
} from './proof.ts';
import { seededRandom } from './random.ts';
import { pass, startServiceProxy } from './service-proxy.ts';
import { createTestClock } from './test-clock.ts';
import { startTestStack, type TestStack } from './test-stack.ts';
import { closeConnections, send, submissionOf } from './visitors.ts';

/** Share of calls that fail while a service is broken; if all did, no request would get past the first step. */
const SERVICES = { DYNAMODB: 0.3, SNS: 0.7, SESV2: 1, WEBHOOK: 1 };
type Service = keyof typeof SERVICES;
const AT_ONCE = 4;

export const proof: Proof = {
  promise:
    'While database, topic, mail or webhook are slow, cut off, silent, truncated or in error, nothing is acknowledged that is not stored; afterwards every stored lead is notified of within 150 s, and webhook and mail have it within 15 minutes, by a test clock.',
  run: faults,
};

/** Result of one service failing in one way. */
type Seen = AfterFault & { service: Service; kind: string; injected: number; sent: number };

async function faults(options: ProofOptions): Promise<Finding[]> {
  const times = Math.max(2, Math.min(50, options.runs / 10));
  // The other kinds take waiting or differ little, so the short run skips them.
  const kinds = options.runs < LONG ? (['reset'] as const) : KINDS;
  const services = (options.sabotage ? ['DYNAMODB'] : Object.keys(SERVICES)) as Service[];
  const seen: Seen[] = [];
  for (const service of services) {
    const few = options.sabotage ? ['lie'] : kinds;
    await onTestStack(service, options, async (play) => {
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
      info(`${one.service} ${one.kind}`, `${one.injected} times, ${one.sent} submissions`),
    ),
    atLeast('fewest times of one fault', Math.min(...seen.map(({ injected }) => injected)), times),
    info(
      'acknowledged',
      sum(({ acknowledged }) => acknowledged),
    ),
    info(
      'stored',
      sum(({ stored }) => stored),
    ),
    exactly(
      'false successes',
      sum(({ falseSuccesses }) => falseSuccesses),
      0,
    ),
    info(
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

/** Runs `work` on a stack whose service can be broken. */
async function onTestStack(
  service: Service,
  { signal }: ProofOptions,
  act: (play: (kind: string, times: number) => Promise<Seen>) => Promise<void>,
): Promise<void> {
  const random = seededRandom(8);
  const clock = createTestClock();
  const fault: { kind?: string | undefined; injected: number } = { injected: 0 };
  const proxy = await startServiceProxy(service, async (call) => {
    // Only a lie about storing concerns a lead.
    const isMeant = fault.kind !== 'lie' || call.action === 'PutItem';
    if (!fault.kind || !isMeant || random() > SERVICES[service])
      return pass(call.response, await call.forward());
    fault.injected++;
    return fault.kind === 'lie' ? lie(call) : breakOn(fault.kind, call, signal);
  });
  const stack = await startTestStack({ proxies: { [service]: proxy }, variables: clock.environment });
  let visitor = 0;
  let stored = 0;
  try {
    await act(async (kind, times) => {
      Object.assign(fault, { kind, injected: 0 });
      // Confirmations are limited per hour.
      clock.advance(60 * 60 * 1000);
      const first = visitor;
      const acknowledged = new Set<string>();
      // Upper bound: far fewer than twenty submissions per fault are needed.
      while (fault.injected < times && visitor < first + times * 20) {
        signal.throwIfAborted();
        const group = Array.from({ length: AT_ONCE }, () => visitor++);
        for (const email of await acknowledgedOf(stack, group, service)) acknowledged.add(email);
        if (service === 'SESV2' || service === 'WEBHOOK') await stack.deliver();
      }
      fault.kind = undefined;
      const after = await recover({ stack, clock, acknowledged, storedBefore: stored, signal });
      stored += after.stored;
      return { service, kind, injected: fault.injected, sent: visitor - first, ...after };
    });
  } finally {
    closeConnections();
    await stack.end();
    clock.remove();
  }
}

/** Sends them simultaneously. To test mail it sends enquiries only, since only they get a confirmation. */
async function acknowledgedOf(stack: TestStack, numbers: number[], service: Service): Promise<string[]> {
  const submissions = numbers.map((number) =>
    service === 'SESV2' ? submissionOf(number, 'enquiry') : submissionOf(number),
  );
  const answers = await Promise.all(submissions.map((submission) => send(stack.url, submission)));
  return submissions.filter((_, index) => answers[index]?.status === 201).map(({ email }) => email);
}
