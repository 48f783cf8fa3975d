import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enquiryFailure } from './leads/messages.ts';
import { snsReply } from './testing/aws.ts';
import { nativePost } from './testing/function-url.ts';
import { invoke, type LeadApi, startLeadApi } from './testing/handlers.ts';
import { enquiry } from './testing/leads.ts';

let api: LeadApi;
let secretReply: LeadApi['secrets']['reply'];

beforeAll(async () => {
  api = await startLeadApi(() => import('./submit-lead.handler.ts'));
  secretReply = api.secrets.reply;
});
afterAll(() => api.stop());

const request = (message: string) => ({ body: JSON.stringify({ ...enquiry, message, elapsedMs: 9000 }) });
const itemOf = async (message: string) => (await api.leads()).find((item) => item.message === message);

test('the secret is fetched again by the next request when the first fetch failed', async () => {
  vi.resetModules();
  api.secrets.reply = { status: 500, body: '{}' };
  const { handler } = await import('./submit-lead.handler.ts');
  const { functionUrlEvent } = await import('./testing/function-url.ts');
  const send = () => invoke(handler, functionUrlEvent(request('Nach einer Störung gesendet.')));
  expect((await send()).statusCode).toBe(503);
  api.secrets.reply = secretReply;
  expect((await send()).statusCode).toBe(201);
});

test('a topic that is down changes no answer; the sweeper fails until it is back, then notifies', async () => {
  const message = 'Während einer Störung gesendet.';
  api.sns.reply = { status: 500, type: 'text/xml', body: '<ErrorResponse/>' };
  expect((await api.send(request(message))).status).toBe(201);
  expect(await itemOf(message)).toMatchObject({ pending: 'yes' });

  const { handler: sweep } = await import('./sweep-pending.handler.ts');
  await invoke(sweep, {});
  expect(await itemOf(message)).toMatchObject({ pending: 'yes' });

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
  await expect(invoke(sweep, {})).rejects.toThrow('1 leads could not be notified');
  api.sns.reply = snsReply;
  await invoke(sweep, {});
  vi.useRealTimers();
  expect(await itemOf(message)).not.toHaveProperty('pending');
});

test('a topic that does not answer holds up nobody for long', async () => {
  const message = 'Während eines Hängers gesendet.';
  api.sns.reply = undefined;
  const started = performance.now();
  expect((await api.send(request(message))).status).toBe(201);
  expect(performance.now() - started).toBeLessThan(3500);
  expect(await itemOf(message)).toMatchObject({ pending: 'yes' });
  api.sns.reply = snsReply;
});

test('when nothing can be stored, the answer says so and the page keeps what was typed', async () => {
  await api.database.stop();
  const answer = await api.send(request('Wird nicht gespeichert.'));
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
    503,
    { code: 'store_failed', ...enquiryFailure },
  ]);

  const form = new URLSearchParams({ ...enquiry, message: 'Wird nicht gespeichert.', consent: 'on' });
  const page = await api.send(nativePost(form.toString()));
  expect(page).toMatchObject({ status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(page.text).toContain('Wird nicht gespeichert.');
  expect(api.log.join('')).not.toContain('Wird nicht');
});
