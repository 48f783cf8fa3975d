import { expect, test } from 'vitest';
import { enquiryFailure, enquiryMessages, messageTooLong } from './leads/messages.ts';
import { nativePost } from './testing/function-url.ts';
import { typed, Visitor } from './testing/visitor.ts';

const visitor = new Visitor();

test('without JavaScript the visitor is sent on, and sending twice stores once', async () => {
  const before = await visitor.countLeads();
  const message = 'Ohne JavaScript\r\ngeschrieben.';
  const answer = await visitor.api.send(visitor.native({ message }));
  expect(answer).toMatchObject({
    status: 303,
    headers: { location: '/anfrage-danke', 'cache-control': 'no-store' },
  });
  expect((await visitor.api.send(visitor.native({ message }))).status).toBe(303);
  const items = await visitor.api.leads();
  expect(items).toHaveLength(before + 1);
  expect(items.find((item) => item.message === 'Ohne JavaScript\ngeschrieben.')).toMatchObject({
    consent: true,
  });
});

test('a choice that the form does not offer is none, and a text keeps its first line feed', async () => {
  const answer = await visitor.refused(visitor.native({ inquiryType: '"><b>', message: '\nzu kurz' }));
  expect(answer.text).not.toMatch(/<input[^>]*type="radio"[^>]*checked/);
  expect(answer.text).toMatch(/<textarea[^>]*>\n\nzu kurz/);
});

test.each([
  ['a key twice', 400, {}, '&name=Zweiter'],
  ['a foreign site', 403, { 'sec-fetch-site': 'cross-site' }, ''],
  ['no secret', 403, { 'x-origin-secret': undefined }, ''],
  ['too large', 413, {}, `&page=${'x'.repeat(33_000)}`],
  ['encoded', 415, { 'content-encoding': 'gzip' }, ''],
])('every refusal keeps what was typed without JavaScript: %s', async (_, status, headers, more) => {
  const answer = await visitor.refused(
    nativePost(`${new URLSearchParams(typed)}${more}`, { ...visitor.from, ...headers }),
  );
  expect(answer).toMatchObject({ status, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(answer.text).toContain('Jörg Beispiel');
  expect(answer.text).toContain(enquiryFailure.detail);
});

test('a message that makes the body too large is named as the field to shorten, and kept', async () => {
  const message = 'Zu lang. '.repeat(4000);
  const answer = await visitor.refused(visitor.native({ message }));
  expect(answer.status).toBe(413);
  expect(answer.text).toContain(messageTooLong);
  expect(answer.text).toContain('href="#message"');
  expect(answer.text).not.toContain(enquiryMessages.name);
  expect(answer.text).toContain(message);
});

test('a form that is too large and cannot be read names no field', async () => {
  const answer = await visitor.refused(
    nativePost(`${new URLSearchParams(typed)}&name=Zweiter&page=${'x'.repeat(33_000)}`, visitor.from),
  );
  expect(answer.status).toBe(413);
  expect(answer.text).not.toContain('<a href="#name">');
});
