import { expect, test } from 'vitest';
import type { LogEntry } from '../log.ts';
import { lead, memoryStore } from '../testing/leads.ts';
import type { LeadStore } from './lead.ts';
import { sweepPending } from './sweep.ts';

const now = () => new Date('2025-08-11T10:01:00Z');
const at = (time: string) => new Date(`2025-08-11T${time}Z`);

async function setUp() {
  const store = memoryStore();
  await store.add(lead({ id: 'first', createdAt: at('09:00:00') }));
  await store.add(lead({ id: 'second', createdAt: at('09:30:00') }));
  await store.add(lead({ id: 'young', createdAt: at('10:00:00') }));
  const log: LogEntry[] = [];
  const pending = () => [...store.leads.values()].filter((each) => each.pending).map((each) => each.id);
  return { store, pending, log };
}

test('leads pending for more than a minute are notified of, younger ones are left alone', async () => {
  const { store, pending, log } = await setUp();
  const notified: string[] = [];
  await sweepPending({
    stores: [store],
    now,
    notifier: async ({ id }) => void notified.push(id),
    log: (e) => log.push(e),
  });
  expect(notified).toEqual(['first', 'second']);
  expect(pending()).toEqual(['young']);
});

test('one failure does not hold up the others, stays pending and raises the alarm', async () => {
  const { store, pending, log } = await setUp();
  const notifier = async ({ id }: { id: string }) => {
    if (id === 'first') throw new Error('down');
  };
  await expect(
    sweepPending({ stores: [store], now, notifier, log: (entry) => log.push(entry) }),
  ).rejects.toThrow('1 leads');
  expect(pending()).toEqual(['first', 'young']);
  expect(log.at(-1), 'for whoever answers the alarm').toEqual({
    outcome: 'still_pending',
    pendingAgeSeconds: 3660,
  });
});

test('a lead still in the index, but notified of meanwhile, is not notified of again', async () => {
  const { store, log } = await setUp();
  await store.settle(lead({ id: 'first' }));
  const stale = {
    ...store,
    pendingBefore: async function* () {
      yield 'first';
      yield 'erased';
    },
  };
  const notified: string[] = [];
  await sweepPending({
    stores: [stale],
    now,
    notifier: async ({ id }) => void notified.push(id),
    log: (e) => log.push(e),
  });
  expect(notified).toEqual([]);
});

test('each store is swept, whatever becomes of the other, and no address is logged', async () => {
  const { store, pending, log } = await setUp();
  const tv = memoryStore('email');
  await tv.add(lead({ id: 'tv', email: 'tv@example.org', createdAt: at('09:00:00') }));
  const broken = {
    ...store,
    // biome-ignore lint/correctness/useYield: fails before the first
    pendingBefore: async function* () {
      throw new Error('down');
    },
  };
  const notifier = async () => undefined;
  const sweep = (stores: LeadStore[]) => sweepPending({ stores, now, notifier, log: (e) => log.push(e) });
  await expect(sweep([broken, tv])).rejects.toThrow('down');
  expect([...tv.leads.values()]).toMatchObject([{ pending: false }]);
  await sweep([store, tv]);
  expect(pending()).toEqual(['young']);
  expect(log.map(({ id }) => id)).toEqual(['tv', 'first', 'second']);
});

test('the owner is notified of each lead within 150 s of it, or of SNS coming back', async () => {
  const start = at('10:00:00').getTime();
  const downFor = 10 * 60_000;
  let clock = start;
  const store = memoryStore();
  const notifiedAt = new Map<string, number>();
  const notifier = async ({ id }: { id: string }) => {
    if (clock < start + downFor) throw new Error('down');
    notifiedAt.set(id, clock);
  };
  // A sweep a minute, as infra/ schedules it; a lead every seven seconds, none of them notified by its request.
  for (let second = 0; second <= 20 * 60; second++) {
    clock = start + second * 1000;
    if (second % 7 === 0 && second <= 17 * 60)
      await store.add(lead({ id: `${second}`, createdAt: new Date(clock) }));
    if (second % 60 === 30)
      await sweepPending({ stores: [store], now: () => new Date(clock), notifier, log: () => {} }).catch(
        () => {},
      );
  }
  const delays = [...store.leads.values()].map(({ id, createdAt }) => {
    const notifiable = Math.max(createdAt.getTime(), start + downFor);
    return ((notifiedAt.get(id) ?? Number.POSITIVE_INFINITY) - notifiable) / 1000;
  });
  expect(delays.length).toBeGreaterThan(100);
  // What the schedule takes at most leaves half a minute for the sweep itself.
  expect(Math.max(...delays)).toBeLessThanOrEqual(120);
});
