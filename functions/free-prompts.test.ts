import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { freePromptsFailures } from './leads/messages.ts';
import { published } from './testing/aws.ts';
import { Visitor } from './testing/visitor.ts';

const visitor = new Visitor();
const json = (email: string, changes = {}, from = visitor.from) =>
  visitor.jsonOf('free-prompts', { email, ...changes }, from);
const known = (number: number) => `bekannt${number}@example.org`;

/** Signs up addresses from other networks, so that this visitor's limits are untouched. */
async function signUp(...emails: string[]) {
  for (const email of emails) {
    const from = { 'cloudfront-viewer-address': `203.0.113.${visitor.number}:1` };
    expect((await visitor.api.send(json(email, {}, from))).status).toBe(201);
  }
}

const rateLimits = async () => JSON.stringify(await visitor.api.database.items('limits'));

test('is stored under its address with the source that the server sets', async () => {
  const request = json(' Neu@Example.org');
  await visitor.api.send(request);
  expect(await visitor.itemOf(request)).toMatchObject({
    email: 'neu@example.org',
    source: 'tv_popup',
    consent: true,
    consentText: expect.stringContaining('Datenschutzerklärung'),
  });
  expect(published(visitor.api.sns.requests[0])).toMatchObject({ leadType: 'free-prompts', company: null });
});

test('a known address is answered with its code, and the first lead stays as it was', async () => {
  await signUp(known(1));
  const problem = await visitor.refusedAs(json(known(1).toUpperCase(), { name: 'Jemand anderes' }));
  expect(problem).toEqual({
    type: 'urn:problem-type:lead-api:23505',
    ...freePromptsFailures['23505'],
    status: 409,
    code: '23505',
    errors: [],
  });
  const items = await visitor.api.leads();
  expect(items.find(({ email }) => email === known(1))).toMatchObject({ name: 'Jörg Beispiel' });
});

test('twenty equal addresses at once make one lead: one is stored, nineteen are told', async () => {
  const email = known(2);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, host) => {
      // From as many networks, so that none of them has asked too often.
      const from = { 'cloudfront-viewer-address': `192.0.2.${100 + host}:1` };
      return visitor.api.send(json(email, {}, from));
    }),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(19).fill(409)]);
  expect((await visitor.api.leads()).filter((item) => item.email === email)).toHaveLength(1);
  expect(visitor.api.sns.requests).toHaveLength(1);
});

test('after five duplicates in an hour, known and new addresses are answered alike', async () => {
  const addresses = [11, 12, 13, 14, 15, 16].map(known);
  await signUp(...addresses);
  visitor.api.sns.requests.length = 0;
  for (const email of addresses.slice(0, 5)) expect((await visitor.refused(json(email))).status).toBe(409);

  const requests = [json(known(16)), json(known(17))];
  for (let times = 0; times < 2; times++) {
    const answers = await Promise.all(requests.map((request) => visitor.api.send(request)));
    const ids = requests.map(({ body }) => JSON.parse(String(body)).submissionId);
    expect(answers.map(({ text }) => JSON.parse(text))).toEqual(ids.map((id) => ({ id, status: 'stored' })));
    expect(answers[0]?.status).toBe(201);
    expect(answers[0]?.headers).toEqual(answers[1]?.headers);
    expect(answers[0]?.status).toBe(answers[1]?.status);
  }
  // The new one is kept, for the sweeper to tell of; the known one is who it was.
  expect(await visitor.itemOf(requests[1] ?? {})).toMatchObject({ email: known(17), pending: 'yes' });
  expect(await visitor.itemOf(requests[0] ?? {})).toBeUndefined();
  expect(visitor.api.sns.requests).toEqual([]);
});

test('the networks of a /48 together learn of ten known addresses in an hour, and are then told nothing', async () => {
  const addresses = Array.from({ length: 12 }, (_, number) => known(600 + number));
  await signUp(...addresses);
  const statuses = [];
  for (const [subnet, email] of addresses.entries()) {
    const from = { 'cloudfront-viewer-address': `[2001:db8:9:${subnet}::1]:1` };
    statuses.push((await visitor.api.send(json(email, {}, from))).status);
  }
  expect(statuses).toEqual([...Array(10).fill(409), 201, 201]);
});

test('the same duplicate asking again is counted once, and other networks are not affected', async () => {
  await signUp(known(21), known(22));
  const request = json(known(21));
  for (let i = 0; i < 8; i++) expect((await visitor.refused(request)).status).toBe(409);
  expect((await visitor.refused(json(known(22)))).status).toBe(409);
});

test('from a form, a browser goes to the download, new or known', async () => {
  await signUp(known(31));
  for (const email of [known(31), known(32)]) {
    expect(await visitor.api.send(visitor.nativeOf('free-prompts', { email }))).toMatchObject({
      status: 303,
      headers: { location: '/downloads/kleinanzeigen-ki-prompts.pdf' },
    });
  }
  const { headers, ...sent } = visitor.nativeOf('free-prompts', { email: known(31), name: 'Wer anders' });
  const answer = await visitor.refused({ ...sent, headers: { ...headers, accept: 'application/json' } });
  expect(answer.status).toBe(409);
});

test('one submissionId with many addresses passes the limit for none of them, and stores an id once', async () => {
  const submissionId = randomUUID();
  const requests = Array.from({ length: 31 }, (_, number) =>
    json(known(4100 + number), { submissionId, elapsedMs: undefined }),
  );
  const answers = [];
  for (const request of requests) answers.push(await visitor.api.send(request));
  expect(answers.map(({ status }) => status)).toEqual([...Array(30).fill(201), 429]);

  const ids = answers.slice(0, 30).map(({ text }) => JSON.parse(text).id as string);
  expect(ids[0]).toBe(submissionId);
  const items = (await visitor.api.leads()).filter(({ id }) => ids.includes(`${id}`));
  expect([new Set(ids).size, new Set(items.map((item) => item.submissionId)).size]).toEqual([30, 30]);

  // Replays are free and answered with the id of the first time.
  for (const index of [0, 1, 29]) {
    const again = await visitor.api.send(requests[index] ?? {});
    expect(JSON.parse(again.text).id).toBe(ids[index]);
    expect(again.headers).toHaveProperty('idempotency-replayed', 'true');
  }
});

test('an address with an umlaut in its domain is one address, however the browser sends it', async () => {
  await signUp('joerg.mueller@bücher-fuchs.example');
  const problem = await visitor.refusedAs(json('Joerg.Mueller@xn--bcher-fuchs-thb.example'));
  expect(problem.code).toBe('23505');
});

test('the table of limits names neither address nor network', async () => {
  await signUp(known(51));
  await visitor.refused(json(known(51)));
  expect(await rateLimits()).not.toMatch(/bekannt|198\.51/);
});
