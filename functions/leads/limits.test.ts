import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, startDatabase } from '../testing/aws.ts';
import { createCounter } from './counter.ts';
import { createKeyedHash } from './keyed-hash.ts';
import { createRateLimit, type RateLimit } from './limits.ts';
import type { Networks } from './networks.ts';

let database: Database;
let rateLimit: RateLimit;
const hash = createKeyedHash('secret');
const now = new Date('2025-08-11T10:03:00Z');

beforeAll(async () => {
  database = await startDatabase();
  rateLimit = createRateLimit(createCounter(database.client, 'limits'), { all: 5, withoutScript: 2 });
});
afterAll(() => database.stop());

const ask = (network: string | Networks, ids: string[], withScript = true, time = now) => {
  const networks: Networks = typeof network === 'string' ? [network] : network;
  return Promise.all(
    ids.map((id) => rateLimit({ networks, id, fingerprint: 'data', withScript }, hash, time)),
  );
};

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

test('a refusal never asks to wait for less than two minutes, which is what its words can say', async () => {
  const time = new Date('2025-08-11T10:09:30Z');
  const answers = await ask('192.0.2.8', ['a', 'b', 'c', 'd', 'e', 'f'], true, time);
  expect(answers.filter((answer) => answer !== undefined)).toEqual([120]);
});

test('all networks of a /48 together get twice what one of them gets', async () => {
  const floods = async (block: string, withScript: boolean) => {
    const answers = [];
    for (let subnet = 0; subnet < 9; subnet++)
      answers.push(
        ...(await ask(
          [`${block}:${subnet}::/64`, `${block}::/48`],
          ['a', 'b'].map((id) => id + subnet),
          withScript,
        )),
      );
    return admitted(answers);
  };
  expect([await floods('2001:db8:1', true), await floods('2001:db8:2', false)]).toEqual([10, 4]);
});

test('a flood in one /64 leaves its /48 what others of it may send', async () => {
  await ask(['2001:db8:3:1::/64', '2001:db8:3::/48'], [...'abcdefghijklmnop']);
  expect(admitted(await ask(['2001:db8:3:2::/64', '2001:db8:3::/48'], [...'qrstuv']))).toBe(5);
});

test('the same submission counts once, also when the limit is reached', async () => {
  await ask('192.0.2.3', ['a', 'b', 'c', 'd', 'e']);
  expect(admitted(await ask('192.0.2.3', ['a', 'a', 'e']))).toBe(3);
});

test('one id counts again with other data', async () => {
  const fingerprints = ['a', 'b', 'c', 'd', 'e', 'f', 'a'];
  const answers = await Promise.all(
    fingerprints.map((fingerprint) =>
      rateLimit({ networks: ['192.0.2.7'], id: 'a', fingerprint, withScript: true }, hash, now),
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
