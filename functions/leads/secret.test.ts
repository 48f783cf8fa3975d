import { expect, test } from 'vitest';
import { createSecret } from './secret.ts';

function setUp() {
  const state = { time: 0, value: 'old', fetches: 0, failing: false };
  const secret = createSecret(
    async () => {
      state.fetches++;
      if (state.failing) throw new Error('not now');
      return state.value;
    },
    () => state.time,
  );
  const matches = (given: string) => secret.fits((value) => value === given);
  return { state, secret, matches };
}

test('only the secret matches, and it is fetched once', async () => {
  const { state, matches } = setUp();
  expect(await Promise.all(['old', 'olD', 'old ', ''].map(matches))).toEqual([true, false, false, false]);
  expect(state.fetches).toBe(1);
});

test('a rotated secret is found by the first request that carries it, a minute after the last look', async () => {
  const { state, secret, matches } = setUp();
  await secret.current();
  state.value = 'new';
  state.time = 59_999;
  expect(await matches('new')).toBe(false);
  state.time = 60_000;
  expect(await matches('new')).toBe(true);
  expect(await matches('old')).toBe(false);
});

test('wrong secrets make it look once a minute at most', async () => {
  const { state, secret, matches } = setUp();
  await secret.current();
  state.time = 60_000;
  for (let i = 0; i < 10; i++) await matches('wrong');
  expect(state.fetches).toBe(2);
});

test('a failed fetch is repeated by the next request', async () => {
  const { state, matches } = setUp();
  state.failing = true;
  await expect(matches('old')).rejects.toThrow('not now');
  state.failing = false;
  expect(await matches('old')).toBe(true);
});

test('while a new secret cannot be fetched, the known one stays in force', async () => {
  const { state, secret, matches } = setUp();
  await secret.current();
  state.failing = true;
  state.time = 60_000;
  expect(await matches('wrong')).toBe(false);
  expect(await matches('old')).toBe(true);
});

test('while a secret is being changed, the one before it fits, whichever is fetched first', async () => {
  const values = { current: 'old', previous: undefined as string | undefined };
  let time = 0;
  const start = () =>
    createSecret(
      async () => values.current,
      () => time,
      async () => values.previous ?? Promise.reject(new Error('ResourceNotFoundException')),
    );
  const fits = (secret: ReturnType<typeof start>, given: string) => secret.fits((value) => value === given);
  const warm = start();
  expect([await fits(warm, 'old'), await fits(warm, 'new')]).toEqual([true, false]);
  Object.assign(values, { current: 'new', previous: 'old' });
  const cold = start();
  time = 60_000;
  for (const each of [warm, cold, warm, cold])
    for (const given of ['old', 'new', 'old']) expect(await fits(each, given)).toBe(true);
  expect(await cold.current()).toBe('new');
  Object.assign(values, { current: 'newer', previous: 'new' });
  time = 120_000;
  expect(await fits(cold, 'newer')).toBe(true);
  expect(await fits(cold, 'old')).toBe(false);
});
