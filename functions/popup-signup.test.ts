import { expect, test } from 'vitest';
import { popupSignupFailure } from './leads/messages.ts';
import { published, snsReply } from './testing/aws.ts';
import { invoke } from './testing/handlers.ts';
import { Visitor } from './testing/visitor.ts';

const visitor = new Visitor();
const json = (changes: Record<string, unknown> = {}) => visitor.jsonOf('popup-signup', changes);
const down = { status: 500, type: 'text/xml', body: '<ErrorResponse/>' };

test('is stored as a lead of the campaign, with what the form asks for and nothing else', async () => {
  const request = json({ message: '' });
  await visitor.api.send(request);
  const item = await visitor.itemOf(request);
  expect(item).toMatchObject({ lead_type: 'herbst-kickstart', message: null });
  // Until its address is confirmed.
  expect(Number(item?.expiresAt) - Date.now() / 1000).toBe(30 * 24 * 60 * 60);
  for (const absent of ['company', 'phone', 'consent', 'consentText', 'pending', 'claimedUntil', 'sentFrom'])
    expect(item).not.toHaveProperty(absent);
  expect(published(visitor.api.sns.requests[0])).toMatchObject({
    leadType: 'herbst-kickstart',
    company: null,
  });
});

test.each([['kontakt'], ['consulting'], [undefined]])('the lead type %j is refused', async (leadType) => {
  expect(await visitor.refusedAs(json({ leadType }))).toMatchObject({ status: 422, code: 'validation' });
});

test('a notification that fails is reported; the lead is kept, and sending again notifies again', async () => {
  const request = json();
  visitor.api.sns.reply = down;
  for (let times = 0; times < 2; times++) {
    const failed = await visitor.api.send(request);
    expect([failed.status, JSON.parse(failed.text)]).toMatchObject([
      502,
      { status: 502, code: 'notify_failed', ...popupSignupFailure, errors: [] },
    ]);
    expect(await visitor.itemOf(request)).toMatchObject({ pending: 'yes' });
  }
  visitor.api.sns.reply = snsReply;
  visitor.api.sns.requests.length = 0;
  const again = await visitor.api.send(request);
  expect([again.status, again.headers['idempotency-replayed']]).toEqual([201, 'true']);
  expect(visitor.api.sns.requests).toHaveLength(1);
  expect(await visitor.itemOf(request)).not.toHaveProperty('pending');
  expect((await visitor.api.send(request)).status).toBe(201);
  expect(visitor.api.sns.requests).toHaveLength(1);
});

test('when the sweeper has delivered meanwhile, sending again succeeds and notifies nobody', async () => {
  const request = json({ email: 'sweeper@example.org' });
  visitor.api.sns.reply = down;
  expect((await visitor.api.send(request)).status).toBe(502);
  visitor.api.sns.reply = snsReply;
  await visitor.later(61_000, async () => {
    const { handler: sweep } = await import('./sweep-pending.handler.ts');
    await invoke(sweep, {});
  });
  visitor.api.sns.requests.length = 0;
  expect((await visitor.api.send(request)).status).toBe(201);
  expect(visitor.api.sns.requests).toEqual([]);
});

test('without JavaScript a failed notification keeps the form, and sending it again goes through', async () => {
  const request = visitor.nativeOf('popup-signup', { email: 'ohne-skript@example.org' });
  visitor.api.sns.reply = down;
  const failed = await visitor.api.send(request);
  expect(failed).toMatchObject({ status: 502, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(failed.text).toContain(popupSignupFailure.detail);
  expect(failed.text).toContain('value="ohne-skript@example.org"');
  visitor.api.sns.reply = snsReply;
  expect(await visitor.api.send(request)).toMatchObject({
    status: 303,
    headers: { location: '/anfrage-danke' },
  });
  const kept = (await visitor.api.leads()).filter(({ email }) => email === 'ohne-skript@example.org');
  expect(kept).toHaveLength(1);
});

test('a topic that does not answer is reported as a failure in time', async () => {
  const request = json({ email: 'haengt@example.org' });
  visitor.api.sns.reply = undefined;
  const started = performance.now();
  expect((await visitor.api.send(request)).status).toBe(502);
  expect(performance.now() - started).toBeLessThan(3500);
  visitor.api.sns.reply = snsReply;
});
