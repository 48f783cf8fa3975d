import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { CANARY_HEADER, canaryEnquiry, canaryMark } from './leads/canary.ts';
import { createKeyedHash } from './leads/keyed-hash.ts';
import { published } from './testing/aws.ts';
import { HASH_KEY, SECRET } from './testing/function-url.ts';
import { Visitor } from './testing/visitor.ts';

const visitor = new Visitor();
const mark = (id: string, key = HASH_KEY) => canaryMark(createKeyedHash(key), id);

async function send(submissionId: string, given: string) {
  const answer = await visitor.api.send(
    visitor.json({ ...canaryEnquiry, submissionId }, { [CANARY_HEADER]: given }),
  );
  const [item] = (await visitor.api.leads()).filter((each) => each.submissionId === submissionId);
  return { answer, item, published: visitor.api.sns.requests[0] ?? '' };
}

/** The topic's attributes by name: what subscriptions filter by. */
function attributesOf(request: string): Record<string, string | null> {
  const form = new URLSearchParams(request);
  const names = [...form].filter(([key]) => /^MessageAttributes\.entry\.\d+\.Name$/.test(key));
  return Object.fromEntries(
    names.map(([key, name]) => [name, form.get(key.replace(/Name$/, 'Value.StringValue'))]),
  );
}

test('an enquiry with the mark is a canary for everybody, and kept for a day at most', async () => {
  const id = randomUUID();
  const { answer, item, published: request } = await send(id, mark(id));
  expect(answer.status).toBe(201);
  const dayLater = Date.parse(String(item?.createdAt)) / 1000 + 24 * 60 * 60;
  expect(item).toMatchObject({ canary: true, expiresAt: dayLater });
  expect(attributesOf(request)).toEqual({ form: 'enquiry', canary: 'true' });
  expect(published(request)).toMatchObject({ id, canary: true });
  expect(visitor.api.log.join()).toContain('canary_stored');
});

test.each([
  ['of another id', () => mark(randomUUID())],
  ['made with another key', (id: string) => mark(id, 'guessed')],
  ['made with what CloudFront sends along', (id: string) => mark(id, SECRET)],
  ['that is a mere word', () => 'true'],
])('with a mark %s it is an enquiry as any other', async (_, forge) => {
  const id = randomUUID();
  const { answer, item, published: request } = await send(id, forge(id));
  expect(answer.status).toBe(201);
  expect(item).not.toHaveProperty('canary');
  expect(attributesOf(request)).toEqual({ form: 'enquiry' });
  expect(published(request)).not.toHaveProperty('canary');
});
