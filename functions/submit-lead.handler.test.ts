import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { enquiry } from './testing/leads.ts';
import { Visitor } from './testing/visitor.ts';

const visitor = new Visitor();

const { inquiryType: lead_type, ...visitorFields } = enquiry;
const enquiryItem = { ...visitorFields, lead_type, form: 'enquiry' };

test('the same submissionId with other data is refused, and the first stays as it was', async () => {
  const submissionId = randomUUID();
  await visitor.api.send(visitor.json({ submissionId }));
  expect(
    await visitor.refusedAs(visitor.json({ submissionId, message: 'Etwas ganz anderes.' })),
  ).toMatchObject({
    status: 422,
    code: 'key_reuse',
  });
  expect((await visitor.api.leads()).find((item) => item.submissionId === submissionId)).toMatchObject(
    enquiryItem,
  );
});

test('two seconds are enough', async () => {
  expect((await visitor.api.send(visitor.json({ elapsedMs: 2000 }))).status).toBe(201);
});

test('thirty without fill time are taken in ten minutes, then the visitor is told to wait; replays are not counted', async () => {
  const json = () => visitor.json({ elapsedMs: undefined });
  const first = json();
  for (let i = 0; i < 5; i++) expect((await visitor.api.send(first)).status).toBe(201);
  for (let i = 1; i < 30; i++) expect((await visitor.api.send(json())).status).toBe(201);
  const answer = await visitor.refused(json());
  expect([answer.status, JSON.parse(answer.text).code]).toEqual([429, 'rate_limited']);
  expect(answer.headers['retry-after']).toBe('420');
  expect((await visitor.api.send(first)).headers['idempotency-replayed']).toBe('true');
});

test('an IPv6 visitor is counted by network', async () => {
  const at = (host: string) => ({
    'cloudfront-viewer-address': `2001:db8:7:${visitor.number}::${host}:40000`,
  });
  const statuses = [];
  for (let i = 1; i <= 31; i++)
    statuses.push((await visitor.api.send(visitor.json({ elapsedMs: undefined }, at(`${i}`)))).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test('120 networks of one /48 pass for no more than two of them', async () => {
  const statuses = [];
  for (let subnet = 1; subnet <= 120; subnet++) {
    const from = { 'cloudfront-viewer-address': `[2001:db8:8:${subnet}::1]:40000` };
    statuses.push((await visitor.api.send(visitor.json({ elapsedMs: undefined }, from))).status);
  }
  expect(statuses).toEqual([...Array(60).fill(201), ...Array(60).fill(429)]);
}, 30_000);

test('nothing typed and no address is in any log line or error answer', async () => {
  const marker = 'Geheimnis';
  const marked = {
    ...Object.fromEntries(Object.keys(enquiry).map((field) => [field, marker])),
    page: `/${marker}`,
    email: `${marker}@example.org`,
  };
  const answers = [
    await visitor.api.send(
      visitor.json({ ...marked, inquiryType: 'speaker', consent: true, message: marker.repeat(3) }),
    ),
    await visitor.api.send(visitor.json(marked)),
    await visitor.api.send(visitor.json({ ...marked, website: marker })),
    await visitor.api.send({ headers: { ...visitor.from, 'x-origin-secret': marker }, body: marker }),
    await visitor.api.send({ headers: visitor.from, body: `{"${marker}` }),
    await visitor.api.send({ ...visitor.json(marked), path: `/api/${marker}` }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([201, 422, 201, 403, 400, 400]);
  expect(visitor.api.log.length).toBeGreaterThanOrEqual(answers.length);
  const address = visitor.from['cloudfront-viewer-address']?.split(':')[0] ?? '';
  for (const text of [...visitor.api.log, ...answers.map((answer) => answer.text)]) {
    expect(text.toLowerCase()).not.toContain(marker.toLowerCase());
    expect(text).not.toContain(address);
  }
});
