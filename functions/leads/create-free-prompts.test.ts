import { expect, test } from 'vitest';
import { memoryStore, submission } from '../testing/leads.ts';
import { createFreePrompts, type FreePromptsDependencies } from './create-free-prompts.ts';
import type { DuplicateLimit } from './duplicate-limit.ts';
import { createKeyedHash } from './keyed-hash.ts';
import type { Lead } from './lead.ts';

const EMAIL = 'joerg@example.com';
const tells: DuplicateLimit = { admit: async () => true, isSpent: async () => false };

function setUp(changes: Partial<FreePromptsDependencies> = {}) {
  const store = memoryStore('email');
  const notified: Lead[] = [];
  const warnings: string[] = [];
  const dependencies: FreePromptsDependencies = {
    store,
    notifier: async (lead) => void notified.push(lead),
    rateLimit: async () => undefined,
    duplicateLimit: tells,
    hash: createKeyedHash('secret'),
    retentionDays: { 'free-prompts': 365 },
    now: () => new Date('2025-08-11T10:00:00Z'),
    warn: (code) => void warnings.push(code),
    ...changes,
  };
  const create = (submissionId = 'a', more: Partial<FreePromptsDependencies> = {}) => {
    const data = { leadType: 'free-prompts', name: 'Jörg', email: EMAIL, consent: true as const };
    return createFreePrompts(submission({ form: 'free-prompts', data, submissionId }), {
      ...dependencies,
      ...more,
    });
  };
  return { create, store, notified, warnings };
}

test('an address is stored and notified once; who sends it again is told so by its id', async () => {
  const { create, store, notified } = setUp();
  expect(await create('a')).toEqual({ kind: 'stored', id: 'a', replayed: false });
  expect(await create('a')).toEqual({ kind: 'stored', id: 'a', replayed: true });
  expect(await create('b')).toEqual({ kind: 'duplicate', id: 'b' });
  expect([...store.leads.values()]).toMatchObject([{ id: 'a', pending: false }]);
  expect(notified).toHaveLength(1);
});

test('who is over the limit learns neither of a duplicate nor of a replay', async () => {
  const { create } = setUp();
  await create('a');
  const duplicateLimit: DuplicateLimit = { ...tells, isSpent: async () => true };
  expect(await create('a', { duplicateLimit })).toEqual({ kind: 'stored', id: 'a', replayed: false });
  expect(await create('b', { duplicateLimit })).toEqual({ kind: 'stored', id: 'b', replayed: false });
});

test.each<[string, DuplicateLimit]>([
  ['to admit', { ...tells, admit: () => Promise.reject(new Error('down')) }],
  ['whether it is spent', { ...tells, isSpent: () => Promise.reject(new Error('down')) }],
])('a limit that cannot be asked %s tells nothing, and loses nothing', async (_, duplicateLimit) => {
  const { create, store, warnings } = setUp({ duplicateLimit });
  await create('a');
  expect(await create('b')).toEqual({ kind: 'stored', id: 'b', replayed: false });
  expect([...store.leads.keys()]).toEqual([EMAIL]);
  expect(warnings).toContain('rate_limit_failed');
});

test('a duplicate counts against the rate limit, a replay does not', async () => {
  const { create } = setUp();
  await create('a');
  const limited = { rateLimit: async () => 60 };
  expect(await create('a', limited)).toMatchObject({ kind: 'stored', replayed: true });
  expect(await create('b', limited)).toEqual({ kind: 'rate_limited', retryAfterSeconds: 60 });
});

test('when the store fails, the answer says that nothing is stored', async () => {
  const { create, store, notified } = setUp();
  const broken = { ...store, add: () => Promise.reject(new Error('down')) };
  expect(await create('a', { store: broken })).toMatchObject({ kind: 'store_failed' });
  expect(notified).toEqual([]);
});
