import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, startDatabase } from '../testing/aws.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { clientNetwork, createCounter, createRateLimit, type RateLimit } from './limits.ts';

let database: Database;
let rateLimit: RateLimit;
const hash = createKeyedHash('secret');
const now = new Date('2025-08-11T10:03:00Z');

beforeAll(async () => {
  database = await startDatabase();
  rateLimit = createRateLimit(createCounter(database.client, 'limits'), { all: 5, withoutScript: 2 });
});
afterAll(() => database.stop());

const ask = (network: string, ids: string[], withScript = true, time = now) =>
  Promise.all(ids.map((id) => rateLimit({ network, id, fingerprint: 'data', withScript }, hash, time)));

const admitted = (answers: Array<number | undefined>) =>
  answers.filter((answer) => answer === undefined).length;

test('simultaneous submissions cannot pass the limit together', async () => {
  const answers = await ask('192.0.2.1', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']);
  expect(admitted(answers)).toBe(5);
});

test('a refusal says how long it is until the window ends', async () => {
  const answers = await ask('192.0.2.2', ['a', 'b', 'c', 'd', 'e', 'f']);
  expect(answers.filter((answer) => answer !== undefined)).toEqual([420]);
});

test('the same submission counts once, also when the limit is reached', async () => {
  await ask('192.0.2.3', ['a', 'b', 'c', 'd', 'e']);
  expect(admitted(await ask('192.0.2.3', ['a', 'a', 'e']))).toBe(3);
});

test('one id counts again with other data', async () => {
  const fingerprints = ['a', 'b', 'c', 'd', 'e', 'f', 'a'];
  const answers = await Promise.all(
    fingerprints.map((fingerprint) =>
      rateLimit({ network: '192.0.2.7', id: 'a', fingerprint, withScript: true }, hash, now),
    ),
  );
  expect(admitted(answers)).toBe(6);
  expect(answers[5]).toBeDefined();
});

test('without a script the limit is stricter, and those submissions count among all', async () => {
  expect(admitted(await ask('192.0.2.4', ['a', 'b', 'c'], false))).toBe(2);
  expect(admitted(await ask('192.0.2.4', ['d', 'e', 'f', 'g']))).toBe(3);
});

test('other networks and the next window start afresh', async () => {
  await ask('192.0.2.5', ['a', 'b', 'c', 'd', 'e']);
  expect(admitted(await ask('192.0.2.6', ['f']))).toBe(1);
  expect(admitted(await ask('192.0.2.5', ['f'], true, new Date('2025-08-11T10:10:00Z')))).toBe(1);
});

test('the table holds no address and no id in the clear, and forgets after the window', async () => {
  await ask('198.51.100.77', ['0f8fad5b-d9cb-469f-a165-70867728950e']);
  const items = await database.items('limits');
  expect(JSON.stringify(items, (_, value) => (value instanceof Set ? [...value] : value))).not.toMatch(
    /198\.51|0f8fad5b/,
  );
  expect(
    items.every((item) =>
      [Date.parse('2025-08-11T10:10:00Z'), Date.parse('2025-08-11T10:20:00Z')].includes(
        Number(item.expiresAt) * 1000,
      ),
    ),
  ).toBe(true);
});

test.each([
  ['198.51.100.10:46532', '198.51.100.10'],
  ['198.51.100.10', '198.51.100.10'],
  ['[2001:db8:1:2:3:4:5:6]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6:443', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::6:443', '2001:db8:1:2::/64'],
  ['2001:db8::1:443', '2001:db8:0:0::/64'],
  ['::1:443', '0:0:0:0::/64'],
  ['[::ffff:198.51.100.10]:443', '198.51.100.10'],
  ['::ffff:198.51.100.10:443', '198.51.100.10'],
  ['', 'unknown'],
  ['nonsense', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test('two addresses of one /64 count as one, those of two do not', () => {
  expect(clientNetwork('2001:db8:1:2:3::1:80')).toBe(clientNetwork('2001:db8:1:2:ffff::9:81'));
  expect(clientNetwork('2001:db8:1:2::1:80')).not.toBe(clientNetwork('2001:db8:1:3::1:80'));
});
