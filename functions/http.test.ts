import { expect, test } from 'vitest';
import { enquiryFailure, enquiryMessages } from './leads/messages.ts';
import { enquiry } from './testing/leads.ts';
import { Visitor } from './testing/visitor.ts';

const visitor = new Visitor();

test.each([undefined, '', 'wrong', 'the-origin-secreT'])(
  'the origin secret %j is refused',
  async (secret) => {
    const problem = await visitor.refusedAs(visitor.json({}, { 'x-origin-secret': secret }));
    expect(problem).toMatchObject({ status: 403, code: 'origin' });
    // infra/alarms.ts counts the one, and not strangers who know of no secret.
    const { code } = JSON.parse(visitor.api.log.at(-1) ?? '');
    expect(code === 'WrongOriginSecret').toBe(Boolean(secret));
  },
);

test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
  'the method %s is refused',
  async (method) => {
    const answer = await visitor.refused({ ...visitor.json(), method });
    expect([answer.status, answer.headers.allow, JSON.parse(answer.text).code]).toEqual([
      405,
      'POST',
      'method',
    ]);
  },
);

test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://www.example.org' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ 'sec-fetch-site': undefined }],
  [{ 'sec-fetch-site': undefined, origin: 'null' }],
  [{ 'sec-fetch-site': undefined, origin: 'https://example.org' }],
  [{ 'sec-fetch-site': undefined, origin: 'http://www.example.org' }],
  [{ 'sec-fetch-site': undefined, origin: 'https://www.example.org.evil.example' }],
  [{ 'sec-fetch-site': undefined, origin: 'https://www.example.org', 'x-site-host': undefined }],
])('a request from elsewhere is refused: %j', async (headers) => {
  expect(await visitor.refusedAs(visitor.json({}, headers))).toMatchObject({ status: 403, code: 'origin' });
});

test.each([
  { origin: 'http://localhost:8080' },
  { origin: 'http://127.0.0.1', 'x-site-host': 'localhost' },
  { origin: 'http://localhost.example.org', 'x-site-host': 'localhost.example.org' },
  { origin: 'http://127.0.0.1.example.org', 'x-site-host': '127.0.0.1.example.org' },
])('HTTP is refused unless it is the local stack that was asked: %j', async (headers) => {
  const request = visitor.json({}, { 'sec-fetch-site': undefined, ...headers });
  expect(await visitor.refusedAs(request)).toMatchObject({ status: 403, code: 'origin' });
});

test.each([
  { origin: 'https://www.example.org' },
  { origin: 'http://localhost:8080', 'x-site-host': 'localhost:8080' },
])('a browser without Sec-Fetch-Site is known by its Origin: %j', async (headers) => {
  expect((await visitor.api.send(visitor.json({}, { 'sec-fetch-site': undefined, ...headers }))).status).toBe(
    201,
  );
});

test.each([
  { 'content-type': undefined },
  { 'content-type': 'text/plain' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/jsonp' },
  { 'content-type': 'application/json; charset=iso-8859-1' },
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'identity' },
])('the media type is refused: %j', async (headers) => {
  expect(await visitor.refusedAs(visitor.json({}, headers))).toMatchObject({
    status: 415,
    code: 'media_type',
  });
});

test('a charset that says UTF-8 is taken', async () => {
  expect(
    (await visitor.api.send(visitor.json({}, { 'content-type': 'Application/JSON; charset="UTF-8"' })))
      .status,
  ).toBe(201);
});

test('32 KiB are taken, a byte more is refused', async () => {
  const body = (bytes: number) => {
    const text = String(visitor.json().body);
    return { headers: visitor.from, body: text.padEnd(bytes - Buffer.byteLength(text) + text.length, ' ') };
  };
  expect((await visitor.api.send(body(32 * 1024))).status).toBe(201);
  expect(await visitor.refusedAs(body(32 * 1024 + 1))).toMatchObject({ status: 413, code: 'body_too_large' });
});

test.each([
  ['a lone byte', new Uint8Array([0x7b, 0xff, 0x7d])],
  // A Function URL decodes the body of JSON by itself, and this is what it leaves of such a byte.
  ['a byte replaced on its way', JSON.stringify({ ...enquiry, name: 'J\uFFFDrg' })],
])('a body that cannot be read is refused: %s', async (_, body) => {
  expect(await visitor.refusedAs({ headers: visitor.from, body })).toMatchObject({
    status: 400,
    code: 'invalid_body',
  });
});

test.each(['/api/leads/unknown', '/api/leads/enquiry/', '/api/', '/api/leads/__proto__'])(
  '%s is no 404, which would be replaced by the not-found page',
  async (path) => {
    expect(await visitor.refusedAs({ ...visitor.json(), path })).toMatchObject({
      status: 400,
      code: 'invalid_body',
    });
  },
);

test('every field that is wrong is named once, with its message, under the form’s failure toast', async () => {
  const nothing = Object.fromEntries(Object.keys(enquiry).map((field) => [field, '']));
  const problem = await visitor.refusedAs(visitor.json({ ...nothing, email: `${'x'.repeat(300)}\0` }));
  expect(problem).toEqual({
    type: 'urn:problem-type:lead-api:validation',
    title: enquiryFailure.title,
    detail: enquiryFailure.detail,
    status: 422,
    code: 'validation',
    errors: Object.entries(enquiryMessages).map(([field, message]) => ({ field, message })),
  });
});

test.each([
  ['an unknown key', 'lead_type', 'speaker'],
  ['a prototype', '__proto__', { consent: true }],
  ['an id that is none', 'submissionId', 'abc'],
  ['an object as text', 'name', { a: 1 }],
  ['consent as text', 'consent', 'true'],
  ['a bidirectional override', 'name', 'a\u202Eb'],
])('%s is an error of its field', async (_, field, value) => {
  // Entry by entry: an object literal would not keep a key called __proto__.
  const entries = [...Object.entries(enquiry).filter(([key]) => key !== field), [field, value]];
  const body = `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`).join()}}`;
  const problem = await visitor.refusedAs({ headers: visitor.from, body });
  expect(problem).toMatchObject({ status: 422, code: 'validation' });
  expect(problem.errors.map((error: { field: string }) => error.field)).toEqual([field]);
});

test.each([
  ['secret before method', 403, 'GET', { 'x-origin-secret': 'wrong' }, '{}'],
  ['method before origin', 405, 'PUT', { 'sec-fetch-site': 'cross-site' }, '{}'],
  ['origin before media type', 403, 'POST', { 'sec-fetch-site': 'none', 'content-type': 'text/plain' }, '{}'],
  ['media type before size', 415, 'POST', { 'content-type': 'text/plain' }, 'x'.repeat(33_000)],
  ['size before parsing', 413, 'POST', {}, '{'.repeat(33_000)],
  ['parsing before the honeypot', 400, 'POST', {}, '{"website":"x","website":"x"}'],
  ['the honeypot before validation', 201, 'POST', {}, '{"website":"x","unknown":1}'],
])('the checks keep their order: %s', async (_, status, method, headers, body) => {
  expect((await visitor.refused({ method, headers: { ...visitor.from, ...headers }, body })).status).toBe(
    status,
  );
});

test('validation comes before the rate limit, which counts only what is valid', async () => {
  for (let i = 0; i < 32; i++) await visitor.refused(visitor.json({ name: '', elapsedMs: undefined }));
  expect((await visitor.api.send(visitor.json({ elapsedMs: undefined }))).status).toBe(201);
});

test('a script that sends JSON gets JSON, whatever else it accepts', async () => {
  expect(await visitor.refusedAs(visitor.json({ name: '' }, { accept: 'text/html' }))).toMatchObject({
    status: 422,
  });
});
