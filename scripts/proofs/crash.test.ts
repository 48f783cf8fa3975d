import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { report, runs, seededRandom, showProgress } from './testing/proof.ts';
import { startProxiedStack } from './testing/proxied-stack.ts';
import { type Call, pass } from './testing/service-proxy.ts';
import { type Submission, send, submissionOf } from './testing/visitors.ts';

test('an acknowledged lead is stored once and notified of, wherever kill -9 hits the handler', async (context) => {
  const figures = await killAndSweep(runs);
  report(context, figures);
  expect(figures.kills).toBe(runs);
  expect(figures.acknowledged).toBeGreaterThanOrEqual(Math.floor(runs / 3));
  expect(figures).toMatchObject({
    'acknowledged and lost': 0,
    'stored twice': 0,
    'without notification': 0,
    'still pending': 0,
  });
});

test('the proof fails if a store loses the mark of pending leads', async () => {
  const figures = await killAndSweep(5, (call) => ({
    ...call,
    forward() {
      const body = JSON.parse(call.body.toString() || '{}');
      if (call.action === 'PutItem') delete body.Item.pending;
      return call.forward(call.action === 'PutItem' ? Buffer.from(JSON.stringify(body)) : call.body);
    },
  }));
  expect(figures['without notification']).toBeGreaterThan(0);
});

const POINTS = [
  'before the put',
  'after the put',
  'after the publish',
  'before the answer',
  'at random',
] as const;
type Point = (typeof POINTS)[number];

/** Kills the handler at every point in turn while visitors submit, then lets the sweeper run. */
async function killAndSweep(kills: number, sabotage = (call: Call) => call) {
  const random = seededRandom(8);
  let killer: Killer | undefined;
  const stack = await startProxiedStack({
    services: ['DYNAMODB', 'SNS'],
    handle: (call) => answerOrKill(sabotage(call), killer),
  });
  const acknowledged = new Set<string>();
  const killed = new Map<Point, number>();
  const attempt = async (submission: Submission) => {
    const { status } = await send(stack.url, submission);
    if (status === 201) acknowledged.add(submission.email);
  };
  let visitor = 0;
  for (let done = 0; done < kills; done++) {
    const point = POINTS[done % POINTS.length] as Point;
    const kill = () => {
      killed.set(point, (killed.get(point) ?? 0) + 1);
      stack.functions.find('SubmitLead').kill();
    };
    if (point === 'at random') {
      // Measure a normal request: the kill falls anywhere in that time, or shortly after it.
      const began = performance.now();
      await attempt(submissionOf(visitor++));
      const delay = random() * 1.1 * (performance.now() - began);
      await Promise.all([wait(delay).then(kill), attempt(submissionOf(visitor))]);
    } else {
      const before = killed.get(point);
      killer = { point, kill };
      // The previous kill may have hit the process answering now.
      for (let tries = 0; tries < 3 && killed.get(point) === before; tries++)
        await attempt(submissionOf(visitor));
      killer = undefined;
    }
    // Outlast the dead process's claim; every other visitor then retries.
    stack.clock.advance(5000);
    if (done % 2 === 0) await attempt(submissionOf(visitor));
    visitor++;
    showProgress('kills', done + 1, kills);
  }
  await stack.retry();

  const leads = await stack.leads();
  const stored = new Set(leads.map(({ email }) => String(email)));
  const notified = new Set(await stack.notified());
  return {
    kills: [...killed.values()].reduce((sum, each) => sum + each, 0),
    ...Object.fromEntries(POINTS.map((point) => [`kills ${point}`, killed.get(point) ?? 0])),
    visitors: visitor,
    acknowledged: acknowledged.size,
    stored: stored.size,
    'acknowledged and lost': [...acknowledged].filter((email) => !stored.has(email)).length,
    'stored twice': leads.length - stored.size,
    'without notification': [...stored].filter((email) => !notified.has(email)).length,
    'still pending': leads.filter(({ pending }) => pending !== undefined).length,
  };
}

type Killer = { point: Point; kill(): void };

/** Forwards calls, but kills the calling process at the killer's point, before it gets the answer. */
async function answerOrKill(call: Call, killer: Killer | undefined): Promise<void> {
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
