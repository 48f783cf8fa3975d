import { setTimeout as wait } from 'node:timers/promises';
import { judgeDelivery } from './delivered.ts';
import { atLeast, exactly, type Figure, type Proof, type ProofOptions, told } from './proof.ts';
import { seededRandom } from './random.ts';
import { setStage } from './stage.ts';
import { createTestClock } from './test-clock.ts';
import { hangUp, type Submission, send, submissionOf } from './visitors.ts';
import { type Call, pass, startWire } from './wire.ts';

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
    'The process of the handler dies by kill -9 at set points and at random; the sweeper then finds what is left. No acknowledged lead is lost, none is stored twice, none stays without notification.',
  run: crash,
};

async function crash({ runs, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const kills = runs;
  const random = seededRandom(8);
  const clock = createTestClock();
  let killer: Killer | undefined;
  const wires: Array<{ close(): Promise<void> }> = [];
  const through = async (service: string, url: string) => {
    if (service !== 'DYNAMODB' && service !== 'SNS') return url;
    const wire = await startWire(service, url, (call) =>
      handle(sabotage ? withoutPending(call) : call, killer),
    );
    wires.push(wire);
    return wire.url;
  };
  const stage = await setStage({ proof: { through, now: clock.now, environment: clock.environment } });
  try {
    const acknowledged = new Set<string>();
    const killed = new Map<Point, number>();
    const attempt = async (submission: Submission) => {
      const { status } = await send(stage.url, submission);
      if (status === 201) acknowledged.add(submission.email);
    };
    let visitor = 0;
    for (let done = 0; done < kills; done++) {
      signal.throwIfAborted();
      const point = POINTS[done % POINTS.length] as Point;
      const kill = () => {
        killed.set(point, (killed.get(point) ?? 0) + 1);
        stage.kill('SubmitLead');
      };
      if (point === 'at random') {
        // How long a living process takes: the blow falls anywhere in that time, and sometimes after it.
        const began = performance.now();
        await attempt(submissionOf(visitor++));
        await Promise.all([
          wait(random() * 1.1 * (performance.now() - began)).then(kill),
          attempt(submissionOf(visitor)),
        ]);
      } else {
        const before = killed.get(point);
        killer = { point, kill };
        // The blow before may have hit the process that answers now.
        for (let tries = 0; tries < 3 && killed.get(point) === before; tries++)
          await attempt(submissionOf(visitor));
        killer = undefined;
      }
      // Longer than a claim of the dead one; every other visitor then tries again.
      clock.advance(5000);
      if (done % 2 === 0) await attempt(submissionOf(visitor));
      visitor++;
      progress('kills', done + 1, kills);
    }
    clock.advance(61_000);
    for (let sweeps = 0; sweeps < 3; sweeps++) await stage.runRule('EveryMinute');
    await stage.deliver();
    const total = [...killed.values()].reduce((sum, each) => sum + each, 0);
    return [
      exactly('kills', total, kills),
      ...POINTS.map((point) => told(`kills ${point}`, killed.get(point) ?? 0)),
      told('visitors', visitor),
      atLeast('acknowledged', acknowledged.size, Math.floor(kills / 3)),
      ...judgeDelivery({
        acknowledged,
        items: [...(await stage.items('businessLeads')), ...(await stage.items('tvLeads'))],
        mails: await stage.mails(),
      }),
    ];
  } finally {
    hangUp();
    await stage.end();
    for (const wire of wires) await wire.close();
    clock.remove();
  }
}

type Killer = { point: Point; kill(): void };

/** Hands calls on; at the killer's point the process that asks is dead before it hears an answer. */
async function handle(call: Call, killer: Killer | undefined): Promise<void> {
  if (killer?.point === 'before the put' && call.action === 'PutItem') return killer.kill();
  const reply = await call.forward();
  if (killer && killer.point === pointAfter(call)) return killer.kill();
  pass(call.response, reply);
}

function pointAfter({ action, body }: Call): Point | undefined {
  if (action === 'PutItem') return 'after the put';
  if (action === 'Publish') return 'after the publish';
  // The last thing that a handler does before it answers.
  return action === 'UpdateItem' && body.includes('REMOVE pending') ? 'before the answer' : undefined;
}

/** What a store that forgets the marker would do. */
const withoutPending = (call: Call): Call => ({
  ...call,
  forward(body = call.body) {
    if (call.action !== 'PutItem') return call.forward(body);
    const put = JSON.parse(body.toString()) as { Item: Record<string, unknown> };
    delete put.Item.pending;
    return call.forward(Buffer.from(JSON.stringify(put)));
  },
});
