import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, exactly, type Figure, type Proof, type ProofOptions, told } from './proof.ts';
import { serve } from './served.ts';
import { hangUp, hasManyAddresses, send, submissionOf } from './visitors.ts';

const MOST_P99_MS = 100;
/** 24 submissions of each in a minute: the limit of 30 in ten minutes stays as it is deployed. */
const ADDRESSES = 500;
const WARM = 20;

export const proof: Proof = {
  promise:
    'At 200 requests a second, sent by the clock whether or not earlier ones are answered, every acknowledged lead is stored, 99 of 100 answers come within 100 ms of their appointed time, and none is an error.',
  run: load,
};

async function load({ quick, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const rate = quick ? 40 : 200;
  const total = rate * (quick ? 2 : 60);
  const served = await serve(hasManyAddresses ? {} : { LOCAL_RATE_LIMIT: '1000000' }, signal);
  const before = loadavg()[0] ?? 0;
  try {
    const acknowledged = new Set<string>();
    const errors: string[] = [];
    const visit = async (number: number) => {
      const submission = submissionOf(number);
      const from = sabotage ? 0 : number % ADDRESSES;
      const outcome = await send(served.url, { ...submission, number: from }).then(
        ({ status }) => status,
        (error: Error) => error.message,
      );
      if (outcome === 201) acknowledged.add(submission.email);
      else errors.push(`${outcome}`);
    };
    // Starts are not what is measured: every process, of the receivers too, has worked before.
    for (let warm = 0; warm < WARM; warm += 4) {
      await Promise.all([0, 1, 2, 3].map((number) => visit(total + warm + number)));
    }
    while ((await served.forwarded()) < WARM) await wait(100, undefined, { signal });

    const latencies: number[] = [];
    let latest = 0;
    const answers: Promise<void>[] = [];
    const began = performance.now() + 50;
    for (let number = 0; number < total; number++) {
      // What a slow answer makes late counts as late: the time is that of the plan, not that of sending.
      const due = began + (number * 1000) / rate;
      const early = due - performance.now();
      if (early > 1) await wait(early, undefined, { signal });
      latest = Math.max(latest, performance.now() - due);
      answers.push(visit(number).then(() => void latencies.push(performance.now() - due)));
      progress('requests', number + 1, total);
    }
    await Promise.all(answers);
    const seconds = (performance.now() - began) / 1000;

    const stored = new Set((await served.items()).map(({ email }) => String(email)));
    const lost = [...acknowledged].filter((email) => !stored.has(email));
    latencies.sort((a, b) => a - b);
    const at = (share: number) => round(latencies[Math.ceil(latencies.length * share) - 1] ?? Number.NaN);
    const p99 = at(0.99);
    return [
      told('requests', `${total} at ${rate} a second, answered in ${seconds.toFixed(1)} s`),
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
