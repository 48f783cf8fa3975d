import { expect, test } from 'vitest';
import { memoryStore, submission } from '../testing/leads.ts';
import { createFreePrompts, type FreePromptsDependencies } from './create-free-prompts.ts';
import { createKeyedHash } from './keyed-hash.ts';
import type { Lead } from './lead.ts';
import type { ClaimId, DuplicateLimit } from './limits.ts';

const EMAIL = 'joerg@example.org';
type Typed = { email: string; name: string };
const tells: DuplicateLimit = { admit: async () => true, isSpent: async () => false };

/** Every id belongs to the address that claims it first. */
function firstComes(): ClaimId {
  const owners = new Map<string, string>();
  return async ({ id, email }) => {
    if (!owners.has(id)) owners.set(id, email);
    return owners.get(id) === email;
  };
}

function setUp(changes: Partial<FreePromptsDependencies> = {}) {
  const store = memoryStore('email');
  const notified: Lead[] = [];
  const warnings: string[] = [];
  const dependencies: FreePromptsDependencies = {
    store,
    notifier: async (lead) => void notified.push(lead),
    rateLimit: async () => undefined,
    duplicateLimit: tells,
    claimId: firstComes(),
    hash: createKeyedHash('secret'),
    retentionDays: { 'free-prompts': 365 },
    now: () => new Date('2025-08-11T10:00:00Z'),
    warn: (code) => void warnings.push(code),
    ...changes,
  };
  const create = (
    submissionId = 'a',
    { email = EMAIL, name = 'Jörg', ...more }: Partial<FreePromptsDependencies & Typed> = {},
  ) => {
    const data = { leadType: 'free-prompts', name, email, consent: true as const };
    return createFreePrompts(submission({ form: 'free-prompts', data, submissionId }), {
      ...dependencies,
      ...more,
    });
  };
  return { create, store, notified, warnings };
}

test('an address is stored and notified once; another id with it is a duplicate', async () => {
  const { create, store, notified } = setUp();
  expect(await create('a')).toEqual({ kind: 'stored', id: 'a', replayed: false });
  expect(await create('a')).toEqual({ kind: 'stored', id: 'a', replayed: true });
  expect(await create('b')).toEqual({ kind: 'duplicate', id: 'b' });
  expect([...store.leads.values()]).toMatchObject([{ id: 'a', pending: false }]);
  expect(notified).toHaveLength(1);
});

test('beyond the limit, a visitor learns of neither a duplicate nor a replay', async () => {
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

test('a replay with another name counts, and is still answered as one', async () => {
  const { create } = setUp();
  await create('a');
  expect(await create('a', { name: 'Anna' })).toEqual({ kind: 'stored', id: 'a', replayed: true });
  expect(await create('a', { name: 'Anna', rateLimit: async () => 60 })).toMatchObject({
    kind: 'rate_limited',
  });
});

test('an id that another address has is replaced by one that every try gets again', async () => {
  const { create, store } = setUp();
  const other = { email: 'anna@example.org' };
  await create('a');
  const first = await create('a', other);
  expect(first).toMatchObject({ kind: 'stored', replayed: false });
  expect(await create('a', other)).toEqual({ ...first, replayed: true });
  const ids = [...store.leads.values()].map(({ id }) => id);
  expect([ids[0], new Set(ids).size]).toEqual(['a', 2]);
});

test('an id that was given by the server cannot be sent with a third address', async () => {
  const { create, store } = setUp();
  await create('a');
  await create('a', { email: 'anna@example.org' });
  const given = store.leads.get('anna@example.org')?.id ?? '';
  expect(await create(given, { email: 'otto@example.org' })).toMatchObject({ kind: 'stored' });
  expect(store.leads.get('otto@example.org')?.id).not.toBe(given);
});

test('beyond the limit, a known address and a new one get the same ids', async () => {
  const { create } = setUp();
  await create('a');
  const silent = { duplicateLimit: { ...tells, isSpent: async () => true } };
  // "a" is another address's, for either of them.
  await create('b', { email: 'known@example.org' });
  for (const email of ['known@example.org', 'new@example.org']) {
    const first = await create('a', { ...silent, email });
    expect(first).toMatchObject({ kind: 'stored', replayed: false });
    expect(first).not.toMatchObject({ id: 'a' });
    expect(await create('a', { ...silent, email })).toEqual(first);
  }
});

test('when ids cannot be claimed, a lead gets one that nobody else can have', async () => {
  const { create, store, warnings } = setUp({ claimId: () => Promise.reject(new Error('down')) });
  const first = await create('a');
  expect(first).toMatchObject({ kind: 'stored', replayed: false });
  expect(await create('a')).toEqual({ ...first, replayed: true });
  expect(store.leads.get(EMAIL)?.id).not.toBe('a');
  expect(warnings).toEqual(['id_claim_failed']);
});

test('when the store fails, the answer says that nothing is stored', async () => {
  const { create, store, notified } = setUp();
  const broken = { ...store, add: () => Promise.reject(new Error('down')) };
  expect(await create('a', { store: broken })).toMatchObject({ kind: 'store_failed' });
  expect(notified).toEqual([]);
});
