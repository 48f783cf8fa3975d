import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { prompts } from '#site-build';
import { FORM_NAMES, type FormName, type ProblemCode } from './leads/contract.ts';
import { forms } from './leads/forms.ts';
import { FREE_PROMPTS, LEAD_TYPES } from './leads/lead-types.ts';
import { businessFailures, failureOf } from './leads/messages.ts';
import { nativePost, type Received, type Sent } from './testing/function-url.ts';
import { filledIn } from './testing/leads.ts';
import { Visitor } from './testing/visitor.ts';

const visitor = new Visitor();

const inSevenMinutes =
  'Von Ihrem Anschluss kamen gerade viele Anfragen. Bitte versuchen Sie es in 7 Minuten noch einmal.';

describe.each(FORM_NAMES)('%s', (form) => {
  const { failures } = forms[form];
  const email = (name: string) => `${name}.${form}@example.org`;
  const json = (changes: Record<string, unknown> = {}, headers: Sent['headers'] = {}) =>
    visitor.jsonOf(form, { email: email(`json${visitor.number}`), ...changes }, headers);

  test('is stored once, notified once and answered, as JSON and from a form', async () => {
    const request = json({ page: '/seite?utm_source=x', website: '' });
    const answer = await visitor.api.send(request);
    const { submissionId: id } = JSON.parse(String(request.body));
    expect([answer.status, JSON.parse(answer.text)]).toEqual([201, { id, status: 'stored' }]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const item = await visitor.itemOf(request);
    expect(item).toMatchObject({ form, page: '/seite?utm_source=x', name: 'Jörg Beispiel' });
    expect(item).not.toHaveProperty('pending');
    expect(item).not.toHaveProperty('website');
    expect(visitor.api.sns.requests).toHaveLength(1);

    const { headers, ...native } = visitor.nativeOf(form, { email: email('native') });
    const other = await visitor.api.send({ ...native, headers: { ...headers, accept: '*/*' } });
    expect([other.status, JSON.parse(other.text).status]).toEqual([201, 'stored']);
  });

  test('sent again it is answered again, and says so', async () => {
    const request = json();
    const [first, again] = [await visitor.api.send(request), await visitor.api.send(request)];
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect([first, again].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(visitor.api.sns.requests).toHaveLength(1);
  });

  test.each([
    ['with an id', {}],
    ['without', { submissionId: undefined, elapsedMs: undefined }],
  ])(
    'twenty equal requests at once (%s) make one item, one notification and equal answers',
    async (_, changes) => {
      // A notification isn't given up, however busy the machine: another request would send it again.
      const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
      const before = await visitor.countLeads();
      const request = json(changes);
      const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.api.send(request)));
      patience.mockRestore();
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(201);
      expect(await visitor.countLeads()).toBe(before + 1);
      expect(visitor.api.sns.requests).toHaveLength(1);
    },
  );

  test('the thirty-first without JavaScript is told to wait, and for how long', async () => {
    const send = (number: number) => visitor.nativeOf(form, { email: email(`many${number}`) });
    for (let i = 0; i < 30; i++) expect((await visitor.api.send(send(i))).status).toBe(303);
    const { headers, ...last } = send(30);
    const problem = await visitor.refused({ ...last, headers: { ...headers, accept: 'application/json' } });
    expect([problem.status, problem.headers['retry-after']]).toEqual([429, '420']);
    expect(JSON.parse(problem.text)).toMatchObject({ title: 'Fehler', detail: inSevenMinutes });
    const answer = await visitor.refused(send(30));
    // The free prompts are handed out all the same.
    if (form === 'free-prompts')
      return expect(answer).toMatchObject({ status: 303, headers: { location: prompts.path } });
    expect([answer.status, answer.headers['retry-after']]).toEqual([429, '420']);
    expect(answer.text).toContain(email('many30'));
    expect(answer.text).toContain(inSevenMinutes);
  });

  const doubled = `{"name":"a",${JSON.stringify(filledIn[form]).slice(1)}`;
  test.each<[string, number, ProblemCode, () => Sent]>([
    ['no secret', 403, 'origin', () => json({}, { 'x-origin-secret': undefined })],
    ['another method', 405, 'method', () => ({ ...json(), method: 'PUT' })],
    ['another site', 403, 'origin', () => json({}, { 'sec-fetch-site': 'cross-site' })],
    ['another type', 415, 'media_type', () => json({}, { 'content-type': 'text/plain' })],
    ['an encoded body', 415, 'media_type', () => json({}, { 'content-encoding': 'gzip' })],
    ['too much', 413, 'body_too_large', () => json({ page: 'x'.repeat(33_000) })],
    ['broken JSON', 400, 'invalid_body', () => ({ ...json(), body: '{' })],
    ['a key twice', 400, 'invalid_body', () => ({ ...json(), body: doubled })],
    [
      'a key twice in a form',
      400,
      'invalid_body',
      () => ({
        path: json().path ?? '',
        ...nativePost('name=a&name=b', { ...visitor.from, accept: '*/*' }),
      }),
    ],
    ['an unknown key', 422, 'validation', () => json({ source: 'elsewhere' })],
    ['a wrong envelope', 422, 'validation', () => json({ submissionId: '1' })],
    ['a time before the form was there', 422, 'validation', () => json({ elapsedMs: -1 })],
    [
      'a key that could be a prototype',
      422,
      'validation',
      () => ({ ...json(), body: String(json().body).replace('{', '{"__proto__":{"consent":true},') }),
    ],
    [
      'such a key in a form',
      422,
      'validation',
      () => visitor.nativeOf(form, { ['__proto__']: 'x' }, { accept: '*/*' }),
    ],
    ['a lone surrogate', 422, 'validation', () => json({ name: 'J\uD83Drg' })],
  ])('%s is refused with its failure', async (_, status, code, request) => {
    const { title, detail } = failureOf(failures, code);
    expect(await visitor.refusedAs(request())).toMatchObject({ status, code, title, detail });
  });

  test('what is typed is on the page that refuses it, escaped, and in no log line', async () => {
    const answer = await visitor.refused(visitor.nativeOf(form, { name: '<b>Geheim', email: 'geheim' }));
    expect(answer).toMatchObject({ status: 422, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(answer.text).toContain('value="&lt;b&gt;Geheim"');
    expect(answer.text).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein');
    // Nothing has gone wrong here, and sending later would not mend it.
    expect(answer.text).toContain('Bitte prüfen Sie eine Angabe</h2>');
    expect(answer.text).not.toContain(failures.other.detail);
    expect(answer.text).toContain(
      `<form class="form" novalidate="" action="/api/leads/${form}" method="post">`,
    );
    expect(answer.text).not.toMatch(/\{\{\w+\}\}/);
    expect(visitor.api.log.join('').toLowerCase()).not.toContain('geheim');
  });

  test('opening the endpoint in a browser shows the empty form, without a failure', async () => {
    const headers = { ...visitor.from, accept: 'text/html', 'content-type': undefined };
    const answer = await visitor.refused({ method: 'GET', path: json().path ?? '', headers });
    expect(answer.status).toBe(405);
    expect(answer.text).toContain('name="email"');
    expect(answer.text).not.toContain(failures.other.detail);
    expect(answer.text).not.toContain('<title>Fehler');
  });
});

test.each<[FormName, number]>([
  ['enquiry', 303],
  ['business', 400],
  ['free-prompts', 303],
  ['popup-signup', 303],
])('a robot that fills in the honeypot of %s is answered %i, with nothing stored', async (form, status) => {
  const native = await visitor.refused(visitor.nativeOf(form, { website: 'x', email: 'invalid' }));
  expect(native.status).toBe(status);
  await expectTrapped(form, 'honeypot', { website: 'x', elapsedMs: -1 });
});

test.each<FormName>(['enquiry', 'business'])('%s sent within two seconds is not stored', async (form) => {
  await expectTrapped(form, 'too_fast', { elapsedMs: 1999 });
  await expectTrapped(form, 'too_fast', { elapsedMs: 0 });
});

test.each<FormName>(['free-prompts', 'popup-signup'])('%s may be sent at once', async (form) => {
  const request = visitor.jsonOf(form, { elapsedMs: 0, email: `sofort.${form}@example.org` });
  expect((await visitor.api.send(request)).status).toBe(201);
  expect(await visitor.itemOf(request)).toMatchObject({ form });
});

async function expectTrapped(form: FormName, code: 'honeypot' | 'too_fast', changes: object) {
  const submissionId = randomUUID();
  const answer = await visitor.refused(visitor.jsonOf(form, { submissionId, ...changes }));
  expect(answer.status).toBe(form === 'business' ? 400 : 201);
  // A robot is told that its post was stored.
  expect(JSON.parse(answer.text)).toMatchObject(
    form === 'business' ? { code, ...businessFailures[code] } : { id: submissionId, status: 'stored' },
  );
  expect(answer.headers).not.toHaveProperty('idempotency-replayed');
  expect(JSON.parse(visitor.api.log.at(-1) ?? '')).toMatchObject({ form, outcome: code });
}

test('of 320 posts from one address, whatever the forms and ids, 300 are let in', async () => {
  const before = await visitor.countLeads();
  const shared = randomUUID();
  const posts = Array.from({ length: 320 }, (_, number) => {
    const form = FORM_NAMES[number % FORM_NAMES.length] ?? 'enquiry';
    const email = `gemischt${number}@example.org`;
    // Free prompts take one id with many addresses, and the other forms once in all.
    return visitor.jsonOf(form, number % 3 === 0 ? { email, submissionId: shared } : { email });
  });
  // A few at a time: a busy machine would take longer than two seconds to notify of all of them.
  const answers: Received[] = [];
  for (let at = 0; at < posts.length; at += 5)
    answers.push(...(await Promise.all(posts.slice(at, at + 5).map((post) => visitor.api.send(post)))));
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect(count(201)).toBe((await visitor.countLeads()) - before);
  // 422 is an id that was used before, with other data.
  expect([count(201) + count(422), count(429)]).toEqual([300, 20]);
}, 60_000);

test('docs/product.md names every lead type, and no other', () => {
  const product = readFileSync(new URL('../docs/product.md', import.meta.url), 'utf8');
  const [, list = ''] = /lead_type is a closed list: ([^.]+)\./.exec(product) ?? [];
  const named = list.replaceAll(/\([^)]+\)|\bfrom the [^;]+/g, '').split(/[\s,;]+(?:and\s+)?/);
  const stored = LEAD_TYPES.filter((type) => type !== FREE_PROMPTS);
  expect(named.filter(Boolean).sort()).toEqual(stored.sort());
});
