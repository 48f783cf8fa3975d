import { expect, test } from 'vitest';
import { memoryStore, submission } from '../testing/leads.ts';
import { createLead, createNotifiedLead } from './create-lead.ts';
import { createKeyedHash } from './keyed-hash.ts';
import type { Lead } from './lead.ts';
import type { LeadDependencies } from './submission.ts';

function setUp(changes: Partial<LeadDependencies> = {}) {
  const store = memoryStore();
  const notified: Lead[] = [];
  const warnings: string[] = [];
  const clock = { now: new Date('2025-08-11T10:00:00Z') };
  const dependencies: LeadDependencies = {
    store,
    notifier: async (lead) => void notified.push(lead),
    rateLimit: async () => undefined,
    hash: createKeyedHash('secret'),
    retentionDays: { consulting: 365 },
    now: () => clock.now,
    warn: (code) => void warnings.push(code),
    ...changes,
  };
  const create = (given = submission()) => createLead(given, dependencies);
  return { create, store, notified, warnings, clock, dependencies };
}

const { submissionId: _, ...withoutId } = submission({ withScript: false });
const otherData = { ...submission().data, message: 'Etwas ganz anderes.' };

test('a lead is stored, the owner notified, and nothing left pending', async () => {
  const { create, store, notified } = setUp();
  const id = submission().submissionId;
  expect(await create()).toEqual({ kind: 'stored', id, replayed: false });
  expect([...store.leads.values()]).toMatchObject([
    {
      id,
      pending: false,
      createdAt: new Date('2025-08-11T10:00:00Z'),
      expiresAt: new Date('2026-08-11T10:00:00Z'),
    },
  ]);
  expect(notified).toHaveLength(1);
});

test('the same id with other data counts against the rate limit, the same data does not', async () => {
  const limit = { seconds: undefined as number | undefined };
  const { create } = setUp({ rateLimit: async () => limit.seconds });
  await create();
  limit.seconds = 120;
  expect(await create(submission({ data: otherData }))).toMatchObject({ kind: 'rate_limited' });
  expect(await create()).toMatchObject({ kind: 'stored', replayed: true });
});

test('without an id, the same data is recognised into the next window of ten minutes', async () => {
  const { create, store, clock } = setUp();
  clock.now = new Date('2025-08-11T10:09:59Z');
  await create(withoutId);
  clock.now = new Date('2025-08-11T10:10:01Z');
  expect(await create(withoutId)).toMatchObject({ replayed: true });
  clock.now = new Date('2025-08-11T10:20:00Z');
  expect(await create(withoutId)).toMatchObject({ replayed: false });
  expect(store.leads.size).toBe(2);
});

test('without an id, other data is another lead', async () => {
  const { create, store } = setUp();
  await create(withoutId);
  await create({ ...withoutId, data: otherData });
  expect(store.leads.size).toBe(2);
});

test('a derived id cannot be foretold without the secret', async () => {
  const one = setUp();
  const other = setUp({ hash: createKeyedHash('another secret') });
  await one.create(withoutId);
  await other.create(withoutId);
  expect([...one.store.leads.keys()]).not.toEqual([...other.store.leads.keys()]);
});

test('a rate limit that cannot be asked lets the lead through', async () => {
  const { create, warnings } = setUp({ rateLimit: () => Promise.reject(new Error('down')) });
  expect(await create()).toMatchObject({ kind: 'stored' });
  expect(warnings).toEqual(['rate_limit_failed']);
});

test.each(['find', 'add'] as const)(
  'when the store fails to %s, the answer says so and nobody is notified',
  async (verb) => {
    const { dependencies, notified } = setUp();
    const store = { ...dependencies.store, [verb]: () => Promise.reject(new Error('down')) };
    expect(await createLead(submission(), { ...dependencies, store })).toMatchObject({
      kind: 'store_failed',
    });
    expect(notified).toEqual([]);
  },
);

test('a lead type without retention is not stored', async () => {
  const { create, store } = setUp({ retentionDays: {} });
  expect(await create()).toMatchObject({ kind: 'store_failed' });
  expect(store.leads.size).toBe(0);
});

test('a failed notification leaves the lead stored and pending', async () => {
  const { create, store, warnings } = setUp({ notifier: () => Promise.reject(new Error('down')) });
  expect(await create()).toMatchObject({ kind: 'stored', replayed: false });
  expect([...store.leads.values()]).toMatchObject([{ pending: true }]);
  expect(warnings).toEqual(['notify_failed']);
});

test('a notification that hangs does not hold up the answer', async () => {
  const { create, store } = setUp({ notifier: () => new Promise(() => {}) });
  const started = performance.now();
  expect(await create()).toMatchObject({ kind: 'stored' });
  expect(performance.now() - started).toBeLessThan(3000);
  expect([...store.leads.values()]).toMatchObject([{ pending: true }]);
});

const notified = (changes: Partial<LeadDependencies> = {}) => {
  const all = setUp(changes);
  const create = () => createNotifiedLead(submission(), { ...all.dependencies, store: all.store });
  return { ...all, create };
};

test('twenty at once that insist on the notification notify once, and all succeed', async () => {
  const { create, store, notified: sent } = notified();
  const answers = await Promise.all(Array.from({ length: 20 }, create));
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['stored']));
  expect([store.leads.size, sent.length]).toEqual([1, 1]);
});

test('one that waits for another takes over when the other fails', async () => {
  let attempts = 0;
  const { create, store } = notified({
    notifier: async () => {
      attempts++;
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (attempts === 1) throw new Error('down');
    },
  });
  const answers = await Promise.all([create(), create()]);
  expect(answers.map(({ kind }) => kind).sort()).toEqual(['notify_failed', 'stored']);
  expect([...store.leads.values()]).toMatchObject([{ pending: false }]);
});

test('a store that fails after the lead was stored never says that nothing was stored', async () => {
  const { create, dependencies, store } = notified({ notifier: () => Promise.reject(new Error('down')) });
  expect(await create()).toMatchObject({ kind: 'notify_failed' });
  const broken = { ...store, claim: () => Promise.reject(new Error('down')) };
  expect(await createNotifiedLead(submission(), { ...dependencies, store: broken })).toMatchObject({
    kind: 'notify_failed',
  });
});

test('a notification that went out is a success, though its marker could not be removed', async () => {
  const { dependencies, store, warnings } = notified();
  const broken = { ...store, settle: () => Promise.reject(new Error('down')) };
  expect(await createNotifiedLead(submission(), { ...dependencies, store: broken })).toMatchObject({
    kind: 'stored',
  });
  expect(warnings).toEqual(['settle_failed']);
});
