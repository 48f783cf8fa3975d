import { type DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, startDatabase } from '../testing/aws.ts';
import { lead } from '../testing/leads.ts';
import type { LeadStore } from './lead.ts';
import { createLeadStore } from './lead-store.ts';

let database: Database;
let store: LeadStore;
const now = () => new Date('2025-08-11T10:00:00Z');

beforeAll(async () => {
  database = await startDatabase();
  store = createLeadStore(database.client, { name: 'leads', key: 'submissionId' }, now);
});
afterAll(() => database.stop());

const itemOf = async (submissionId: string) =>
  (await database.client.send(new GetCommand({ TableName: 'leads', Key: { submissionId } }))).Item;

const idsPendingBefore = async (then: Date, { pendingBefore } = store) => {
  const ids = [];
  for await (const id of pendingBefore(then)) ids.push(id);
  return ids;
};

test('a lead is stored with the attributes that the tables promise', async () => {
  expect(await store.add(lead({ id: 'a', page: '/anfrage?utm_source=x' }))).toBe(true);
  expect(await itemOf('a')).toEqual({
    submissionId: 'a',
    id: 'a',
    form: 'enquiry',
    lead_type: 'consulting',
    company: 'Muster GmbH',
    name: 'Jörg Beispiel',
    email: 'joerg@example.org',
    phone: '+49 69 90009 123',
    message: 'Wir möchten Angebote schneller schreiben.',
    consent: true,
    consentText: 'Ich stimme zu.',
    page: '/anfrage?utm_source=x',
    createdAt: '2025-08-11T10:00:00.000Z',
    month: '2025-08',
    fingerprint: 'fingerprint',
    expiresAt: Date.parse('2026-08-11T10:00:00Z') / 1000,
    pending: 'yes',
  });
});

test('a taken id is not stored again', async () => {
  await store.add(lead({ id: 'b' }));
  expect(await store.add(lead({ id: 'b', name: 'Anders' }))).toBe(false);
  expect(await store.find(['b'])).toMatchObject([{ name: 'Jörg Beispiel' }]);
});

test('what is read is what was stored', async () => {
  const stored = lead({ id: 'c' });
  await store.add(stored);
  expect(await store.find(['missing', 'c'])).toEqual([{ ...stored, pending: true }]);
});

test('what has expired counts as gone, and its id is free', async () => {
  await store.add(lead({ id: 'd', expiresAt: now() }));
  expect(await store.find(['d'])).toEqual([]);
  expect(await store.add(lead({ id: 'd', name: 'Neu' }))).toBe(true);
  expect(await store.find(['d'])).toMatchObject([{ name: 'Neu' }]);
});

test('a settled lead leaves the index of pending leads, and settling twice does no harm', async () => {
  await store.add(lead({ id: 'e', createdAt: new Date('2025-01-01T00:00:00Z') }));
  expect(await idsPendingBefore(new Date('2025-01-02T00:00:00Z'))).toEqual(['e']);
  await store.settle(lead({ id: 'e' }));
  await store.settle(lead({ id: 'e' }));
  expect(await idsPendingBefore(new Date('2025-01-02T00:00:00Z'))).toEqual([]);
  expect(await itemOf('e')).not.toHaveProperty('pending');
});

test('settling what has been erased does not bring back an empty shell', async () => {
  await store.settle(lead({ id: 'erased' }));
  expect(await itemOf('erased')).toBeUndefined();
});

test('pending leads come oldest first, over as many pages as it takes', async () => {
  // The tests' database would put all of them into one page.
  const client = {
    send(command: QueryCommand) {
      command.input.Limit = 1;
      return database.client.send(command);
    },
  } as DynamoDBDocumentClient;
  const paged = createLeadStore(client, { name: 'leads', key: 'submissionId' }, now);
  for (const day of ['03', '01', '02'])
    await store.add(lead({ id: `old-${day}`, createdAt: new Date(`2020-01-${day}T00:00:00Z`) }));
  const then = new Date('2020-02-01T00:00:00Z');
  expect(await idsPendingBefore(then, paged)).toEqual(['old-01', 'old-02', 'old-03']);
});

test('a lead is found by address', async () => {
  await store.add(lead({ id: 'f', email: 'by-address@example.org' }));
  const { Items } = await database.client.send(
    new QueryCommand({
      TableName: 'leads',
      IndexName: 'byEmail',
      KeyConditionExpression: 'email = :email',
      ExpressionAttributeValues: { ':email': 'by-address@example.org' },
    }),
  );
  expect(Items).toMatchObject([{ submissionId: 'f' }]);
});

test('the notification of a pending lead is claimed by one at a time, until it is given back or its time is over', async () => {
  const given = lead({ id: 'g' });
  const at = (ms: number) => new Date(now().getTime() + ms);
  await store.add(given, at(1));
  expect(await store.claim(given, at(1))).toBe(false);
  await store.release(given);
  const claims = await Promise.all(Array.from({ length: 5 }, () => store.claim(given, at(1))));
  expect(claims.filter(Boolean)).toHaveLength(1);
  const abandoned = lead({ id: 'h' });
  await store.add(abandoned, at(0));
  expect(await store.claim(abandoned, at(1))).toBe(true);
  await store.settle(given);
  expect(await store.claim(given, at(1))).toBe(false);
  expect(await itemOf('g')).not.toHaveProperty('claimedUntil');
});

test('a pending lead that has expired is no longer found for notification', async () => {
  const given = lead({ id: 'i', createdAt: new Date('2019-01-01T00:00:00Z'), expiresAt: now() });
  await store.add(given);
  expect(await idsPendingBefore(new Date('2019-02-01T00:00:00Z'))).toEqual(['i']);
  expect(await store.find(['i'])).toEqual([]);
});
