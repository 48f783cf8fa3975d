import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, startDatabase } from '../testing/aws.ts';
import { lead as anyLead } from '../testing/leads.ts';
import type { Lead, LeadStore } from './lead.ts';
import { createLeadStore } from './lead-store.ts';

let database: Database;
let store: LeadStore;
const now = () => new Date('2025-08-11T10:00:00Z');

beforeAll(async () => {
  database = await startDatabase();
  store = createLeadStore(database.client, { name: 'tv-leads', key: 'email' }, now);
});
afterAll(() => database.stop());

function lead(changes: Partial<Lead>): Lead {
  const { company: _c, phone: _p, message: _m, ...fields } = anyLead();
  return { ...fields, form: 'free-prompts', leadType: 'free-prompts', ...changes };
}

const itemOf = async (email: string) =>
  (await database.client.send(new GetCommand({ TableName: 'tv-leads', Key: { email } }))).Item;

test('a lead is stored under its address, with its source in place of a lead type', async () => {
  await store.add(lead({ id: 'a', email: 'a@example.org' }));
  expect(await itemOf('a@example.org')).toEqual({
    email: 'a@example.org',
    submissionId: 'a',
    id: 'a',
    form: 'free-prompts',
    source: 'tv_popup',
    name: 'Jörg Beispiel',
    consent: true,
    consentText: 'Ich stimme zu.',
    createdAt: '2025-08-11T10:00:00.000Z',
    month: '2025-08',
    fingerprint: 'fingerprint',
    expiresAt: Date.parse('2026-08-11T10:00:00Z') / 1000,
    pending: 'yes',
  });
});

test('what is read is what was stored', async () => {
  const stored = lead({ id: 'b', email: 'b@example.org' });
  await store.add(stored);
  expect(await store.find(['b@example.org'])).toEqual([{ ...stored, pending: true }]);
});

test('an address is taken once, and free again when its lead has expired', async () => {
  await store.add(lead({ id: 'c', email: 'c@example.org' }));
  expect(await store.add(lead({ id: 'd', email: 'c@example.org' }))).toBe(false);
  await store.add(lead({ id: 'e', email: 'e@example.org', expiresAt: now() }));
  expect(await store.find(['e@example.org'])).toEqual([]);
  expect(await store.add(lead({ id: 'f', email: 'e@example.org' }))).toBe(true);
});

test('settling a lead that has expired leaves the one under its address as it is', async () => {
  await store.add(lead({ id: 'g', email: 'g@example.org' }));
  await store.settle(lead({ id: 'older', email: 'g@example.org' }));
  expect(await itemOf('g@example.org')).toHaveProperty('pending');
  await store.settle(lead({ id: 'g', email: 'g@example.org' }));
  expect(await itemOf('g@example.org')).not.toHaveProperty('pending');
});

test('pending leads are named by their addresses', async () => {
  await store.add(lead({ id: 'h', email: 'h@example.org', createdAt: new Date('2020-01-01T00:00:00Z') }));
  const keys = [];
  for await (const key of store.pendingBefore(new Date('2021-01-01T00:00:00Z'))) keys.push(key);
  expect(keys).toEqual(['h@example.org']);
});
