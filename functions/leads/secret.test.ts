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
