import { setTimeout as wait } from 'node:timers/promises';
import { judgeDelivery } from './delivered.ts';
import { atLeast, exactly, type Finding, info, type Proof, type ProofOptions } from './proof.ts';
import { seededRandom } from './random.ts';
import { type Call, pass, startServiceProxy } from './service-proxy.ts';
import { createTestClock } from './test-clock.ts';
import { startTestStack } from './test-stack.ts';
import { closeConnections, type Submission, send, submissionOf } from './visitors.ts';

const POINTS = [
  'before the put',
  'after the put',
  'after the publish',
  'before the answer',
  'at random',
] as const;
type Point = (typeof POINTS)[number];

export const proof: Proof = {
  promise:
    'Kills the handler with kill -9 at fixed points and at random, then runs the sweeper. No acknowledged lead is lost, none is stored twice, none stays without notification.',
  run: crash,
};

async function crash({ runs, sabotage, signal, progress }: ProofOptions): Promise<Finding[]> {
  const kills = runs;
  const random = seededRandom(8);
  const clock = createTestClock();
  let killer: Killer | undefined;
  const proxied = (service: string) =>
    startServiceProxy(service, (call) => handle(sabotage ? withoutPending(call) : call, killer));
  const proxies = { DYNAMODB: await proxied('DYNAMODB'), SNS: await proxied('SNS') };
  const stack = await startTestStack({ proxies, variables: clock.environment });
  try {
    const acknowledged = new Set<string>();
    const killed = new Map<Point, number>();
    const attempt = async (submission: Submission) => {
      const { status } = await send(stack.url, submission);
      if (status === 201) acknowledged.add(submission.email);
    };
    let visitor = 0;
    for (let done = 0; done < kills; done++) {
      signal.throwIfAborted();
      const point = POINTS[done % POINTS.length] as Point;
      const kill = () => {
        killed.set(point, (killed.get(point) ?? 0) + 1);
        stack.functions.find('SubmitLead').kill();
      };
      if (point === 'at random') {
        // Measure a normal request: the kill falls anywhere in that time, or shortly after it.
        const began = performance.now();
        await attempt(submissionOf(visitor++));
        await Promise.all([
          wait(random() * 1.1 * (performance.now() - began)).then(kill),
          attempt(submissionOf(visitor)),
        ]);
      } else {
        const before = killed.get(point);
        killer = { point, kill };
        // The previous kill may have hit the process answering now.
        for (let tries = 0; tries < 3 && killed.get(point) === before; tries++)
          await attempt(submissionOf(visitor));
        killer = undefined;
      }
      // Outlast the dead process's claim; every other visitor then retries.
      clock.advance(5000);
      if (done % 2 === 0) await attempt(submissionOf(visitor));
      visitor++;
      progress('kills', done + 1, kills);
    }
    clock.advance(61_000);
    for (let sweeps = 0; sweeps < 3; sweeps++) await stack.runRule('EveryMinute');
    await stack.deliver();
    const total = [...killed.values()].reduce((sum, each) => sum + each, 0);
    return [
      exactly('kills', total, kills),
      ...POINTS.map((point) => info(`kills ${point}`, killed.get(point) ?? 0)),
      info('visitors', visitor),
      atLeast('acknowledged', acknowledged.size, Math.floor(kills / 3)),
      ...judgeDelivery({
        acknowledged,
        items: [...(await stack.items('businessLeads')), ...(await stack.items('tvLeads'))],
        mails: await stack.mails(),
      }),
    ];
  } finally {
    closeConnections();
    await stack.end();
    clock.remove();
  }
}

type Killer = { point: Point; kill(): void };

/** Forwards calls, but kills the calling process at the killer's point, before it gets the answer. */
async function handle(call: Call, killer: Killer | undefined): Promise<void> {
  if (killer?.point === 'before the put' && call.action === 'PutItem') return killer.kill();
  const reply = await call.forward();
  if (killer && killer.point === pointAfter(call)) return killer.kill();
  pass(call.response, reply);
}

function pointAfter({ action, body }: Call): Point | undefined {
  if (action === 'PutItem') return 'after the put';
  if (action === 'Publish') return 'after the publish';
  // A handler's last call before it answers.
  return action === 'UpdateItem' && body.includes('REMOVE pending') ? 'before the answer' : undefined;
}

/** Sabotage: a store that drops the pending marker. */
const withoutPending = (call: Call): Call => ({
  ...call,
  forward(body = call.body) {
    if (call.action !== 'PutItem') return call.forward(body);
    const put = JSON.parse(body.toString()) as { Item: Record<string, unknown> };
    delete put.Item.pending;
    return call.forward(Buffer.from(JSON.stringify(put)));
  },
});
