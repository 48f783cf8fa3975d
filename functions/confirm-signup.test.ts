import { expect, test } from 'vitest';
import { signupPages } from '#site-build';
import { createKeyedHash } from './leads/keyed-hash.ts';
import { CONFIRMATION_PATH, signupToken } from './leads/signup.ts';
import { published, snsReply } from './testing/aws.ts';
import { HASH_KEY, nativePost, type Sent } from './testing/function-url.ts';
import { invoke } from './testing/handlers.ts';
import { Visitor } from './testing/visitor.ts';

const visitor = new Visitor();
const DAY_MS = 24 * 60 * 60 * 1000;

/** Signs up, and returns its item and the path of the link that is mailed. */
async function signUp(key = HASH_KEY) {
  const request = visitor.jsonOf('popup-signup', { email: `marke${visitor.number}@example.org` });
  expect((await visitor.api.send(request)).status).toBe(201);
  visitor.api.sns.requests.length = 0;
  const { submissionId: id } = JSON.parse(String(request.body));
  const token = signupToken(createKeyedHash(key), { id, createdAt: new Date() });
  return { item: () => visitor.itemOf(request), path: CONFIRMATION_PATH + token, id: String(id) };
}

const open = (path: string, method = 'GET') =>
  // As from a mail program: of another site, without a body.
  visitor.api.send({
    path,
    method,
    headers: { 'content-type': undefined, accept: 'text/html', 'sec-fetch-site': 'cross-site' },
  });
const press = (path: string, headers: Sent['headers'] = {}) =>
  visitor.api.send({ path, ...nativePost('', { ...visitor.from, ...headers }) });

test('opening the link, however often and by whatever scanner, changes nothing', async () => {
  const { item, path } = await signUp();
  const before = await item();
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await open(path, method);
    expect(answer).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      },
    });
    expect(answer.text).toContain(`<form class="form" action="${path}" method="post">`);
    expect(answer.text).toContain(signupPages.submit);
  }
  expect(await item()).toEqual(before);
  expect(visitor.api.sns.requests).toEqual([]);
});

test('the button confirms once: proof and retention are stored, and the owner is told', async () => {
  const { item, path, id } = await signUp();
  for (let times = 0; times < 2; times++) {
    const answer = await press(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`<h1>${signupPages.confirmed.heading}</h1>`);
    expect(answer.text).not.toContain('<button type="submit"');
  }
  expect((await open(path)).text).toContain(`<h1>${signupPages.confirmed.heading}</h1>`);
  const kept = await item();
  expect(kept).toMatchObject({
    confirmedAt: '2025-08-11T10:03:00.000Z',
    confirmedText: signupPages.declaration,
    confirmedFrom: expect.stringMatching(/^[\w-]{16}$/),
  });
  expect(Number(kept?.expiresAt) - Date.now() / 1000).toBe(365 * 24 * 60 * 60);
  for (const absent of ['pending', 'claimedUntil']) expect(kept).not.toHaveProperty(absent);
  expect(visitor.api.sns.requests).toHaveLength(1);
  expect(published(visitor.api.sns.requests[0])).toMatchObject({
    id,
    confirmedAt: '2025-08-11T10:03:00.000Z',
  });
});

test('a confirmation days later counts its retention from the sign-up', async () => {
  const { item, path } = await signUp();
  await visitor.later(10 * DAY_MS, async () => {
    expect((await press(path)).status).toBe(200);
  });
  expect(Number((await item())?.expiresAt) - Date.now() / 1000).toBe(365 * 24 * 60 * 60);
});

test('ten presses at once are one confirmation and one notification', async () => {
  const { path } = await signUp();
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(path)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(visitor.api.sns.requests).toHaveLength(1);
});

test('a notification that fails leaves the confirmation to the sweeper', async () => {
  const { item, path } = await signUp();
  visitor.api.sns.reply = { status: 500, type: 'text/xml', body: '<ErrorResponse/>' };
  expect((await press(path)).status).toBe(200);
  expect(await item()).toMatchObject({ pending: 'yes' });
  visitor.api.sns.reply = snsReply;
  visitor.api.sns.requests.length = 0;
  await visitor.later(61_000, async () => {
    const { handler: sweep } = await import('./sweep-pending.handler.ts');
    await invoke(sweep, {});
  });
  expect(visitor.api.sns.requests.map((request) => published(request).confirmedAt)).toEqual([
    '2025-08-11T10:03:00.000Z',
  ]);
  expect(await item()).not.toHaveProperty('pending');
});

test('a link of fifteen days is answered as too old, and confirms nothing', async () => {
  const { item, path } = await signUp();
  await visitor.later(15 * DAY_MS, async () => {
    for (const answer of [await open(path), await press(path)]) {
      expect(answer.status).toBe(410);
      expect(answer.text).toContain(signupPages.expired.heading);
    }
  });
  expect(await item()).not.toHaveProperty('confirmedAt');
});

test.each([
  ['of another key', (_: string) => signUp('another key').then(({ path }) => path)],
  ['cut off', (path: string) => path.slice(0, -1)],
  ['prolonged', (path: string) => `${path}A`],
  ['with another id', (path: string) => path.replace(/.{48}$/, (token) => `AAAA${token.slice(4)}`)],
  ['empty', () => CONFIRMATION_PATH],
  ['markup', () => `${CONFIRMATION_PATH}"><script>alert(1)</script>`],
])('a token %s is refused and confirms nothing', async (_, forge) => {
  const { item, path } = await signUp();
  const forged = await forge(path);
  for (const answer of [await open(forged), await press(forged)]) {
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(signupPages.invalid.heading);
    expect(answer.text).not.toContain('alert(1)');
  }
  expect(await item()).not.toHaveProperty('confirmedAt');
  expect(visitor.api.sns.requests).toEqual([]);
});

test('of an erased sign-up nothing comes back', async () => {
  const { item, path, id } = await signUp();
  await visitor.api.database.remove('leads', { submissionId: id });
  for (const answer of [await open(path), await press(path)]) {
    expect(answer.status).toBe(410);
    expect(answer.text).toContain(signupPages.gone.heading);
  }
  expect(await item()).toBeUndefined();
});

test.each<[string, number, Sent['headers'], string?]>([
  ['a foreign site', 403, { 'sec-fetch-site': 'cross-site' }],
  ['neither Sec-Fetch-Site nor Origin', 403, { 'sec-fetch-site': undefined }],
  ['no secret', 403, { 'x-origin-secret': undefined }],
  ['another method', 405, {}, 'PUT'],
])('the button refuses %s', async (_, status, headers, method = 'POST') => {
  const { item, path } = await signUp();
  const answer = await visitor.api.send({ path, ...nativePost('', { ...visitor.from, ...headers }), method });
  expect(answer.status).toBe(status);
  expect(answer.text).toContain(signupPages.failed.heading);
  expect(await item()).not.toHaveProperty('confirmedAt');
});

test('no log line names token, address or network', async () => {
  const { path } = await signUp();
  await open(path);
  await press(path);
  const log = visitor.api.log.join('');
  expect(log).toMatch(/signup_ask.*signup_confirmed/s);
  expect(log).not.toContain(path.slice(CONFIRMATION_PATH.length));
  expect(log).not.toMatch(/198\.51|example\.org/);
});
