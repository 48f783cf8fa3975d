import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, exactly, type Figure, type Proof, type ProofOptions, told } from './proof.ts';
import { serve } from './served.ts';
import { hangUp, hasManyAddresses, type Submission, send, submissionOf } from './visitors.ts';

const MOST_P99_MS = 100;
/** 24 submissions of each in the minute and 3 before: the limit of 30 in ten minutes stays as it is deployed. */
const ADDRESSES = 500;

export const proof: Proof = {
  promise:
    'At 200 requests a second, sent by the clock whether or not earlier ones are answered, every acknowledged lead is stored, 99 of 100 answers come within 100 ms of their appointed time, and none is an error.',
  run: load,
};

async function load({ quick, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const rate = quick ? 40 : 200;
  const total = rate * (quick ? 2 : 60);
  // The speed grows up to the one that is measured: starts and compilers are not what is proved.
  const warmS = quick ? 1 : 15;
  const warm = (rate * warmS) / 2;
  const served = await serve(hasManyAddresses ? {} : { LOCAL_RATE_LIMIT: '1000000' }, signal);
  const before = loadavg()[0] ?? 0;
  try {
    const acknowledged = new Set<string>();
    const errors: string[] = [];
    // Made before, so that nothing but sending is done by the clock.
    const submissions = Array.from({ length: total + warm }, (_, number) => submissionOf(number));
    const visit = async (submission: Submission) => {
      const number = sabotage ? 0 : submission.number % ADDRESSES;
      const outcome = await send(served.url, { ...submission, number }).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      if (outcome === 201) acknowledged.add(submission.email);
      else errors.push(`${outcome}`);
    };
    let latest = 0;
    /** Sends each when it is due, answered or not; gives how long after that each is answered. */
    const sendByClock = async (those: Submission[], dueAt: (index: number) => number): Promise<number[]> => {
      const began = performance.now() + 50;
      latest = 0;
      const answers: Promise<number>[] = [];
      for (const [index, submission] of those.entries()) {
        // What a slow answer makes late counts as late: the time is that of the plan, not that of sending.
        const due = began + dueAt(index);
        const early = due - performance.now();
        if (early > 1) await wait(early, undefined, { signal });
        latest = Math.max(latest, performance.now() - due);
        answers.push(visit(submission).then(() => performance.now() - due));
        progress('requests', index + 1, those.length);
      }
      return Promise.all(answers);
    };

    await sendByClock(submissions.slice(total), (index) => warmS * 1000 * Math.sqrt(index / warm));
    while ((await served.forwarded()) < acknowledged.size) await wait(500, undefined, { signal });

    const began = performance.now();
    const latencies = await sendByClock(submissions.slice(0, total), (index) => (index * 1000) / rate);
    const seconds = (performance.now() - began) / 1000;

    const stored = new Set((await served.items()).map(({ email }) => String(email)));
    const lost = [...acknowledged].filter((email) => !stored.has(email));
    latencies.sort((a, b) => a - b);
    const at = (share: number) => round(latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN);
    const p99 = at(0.99);
    return [
      told('requests', `${total} at ${rate} a second, answered in ${seconds.toFixed(1)} s`),
      told('before it', `${warm} at growing speed`),
      told('addresses', sabotage ? 1 : hasManyAddresses ? ADDRESSES : '1, limit lifted'),
      exactly('errors', errors.length, 0),
      ...(errors.length > 0 ? [told('kinds of errors', [...new Set(errors)].join(', '))] : []),
      told('acknowledged', acknowledged.size),
      exactly('acknowledged and lost', lost.length, 0),
      exactly('stored and not acknowledged', stored.size - acknowledged.size + lost.length, 0),
      told('p50', `${at(0.5)} ms`),
      // The short run says nothing about the promise, and the machine that it runs on is busy.
      quick ? told('p99', `${p99} ms`) : atMost('p99', p99, MOST_P99_MS, ' ms'),
      told('p99.9', `${at(0.999)} ms`),
      told('slowest', `${at(1)} ms`),
      told('sent after its time at most', `${round(latest)} ms`),
      told('load average before, cores', `${before.toFixed(1)}, ${cpus().length}`),
    ];
  } finally {
    hangUp();
    await served.end();
  }
}

const round = (ms: number) => Math.round(ms * 10) / 10;
