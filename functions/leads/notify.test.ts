import { SNSClient } from '@aws-sdk/client-sns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Endpoint, published, snsReply, startEndpoint, testClient } from '../testing/aws.ts';
import { lead } from '../testing/leads.ts';
import { createLeadNotifier, leadMessage, toMessage } from './notify.ts';

let sns: Endpoint;
beforeEach(async () => {
  sns = await startEndpoint(snsReply);
});
afterEach(() => sns.stop());

const notifier = () => createLeadNotifier(new SNSClient(testClient(sns.url)), 'arn:topic');

test('receivers get the lead, and what is missing as null', async () => {
  await notifier()(lead());
  const known = {
    id: lead().id,
    form: 'enquiry',
    leadType: 'consulting',
    company: 'Muster GmbH',
    name: 'Jörg Beispiel',
    email: 'joerg@example.org',
    phone: '+49 69 90009 123',
    message: 'Wir möchten Angebote schneller schreiben.',
    page: null,
    createdAt: '2025-08-11T10:00:00.000Z',
  };
  expect(published(sns.requests[0])).toEqual(known);
  const { company: _c, phone: _p, message: _m, ...asked } = lead();
  await notifier()({ ...asked, form: 'free-prompts', leadType: 'free-prompts', page: '/tv-presse' });
  const others = { company: null, phone: null, message: null, page: '/tv-presse' };
  expect(published(sns.requests[1])).toMatchObject({ form: 'free-prompts', ...others });
});

test('a message of the version before, which knew no page, is still read', () => {
  const { page: _, ...before } = toMessage(lead());
  expect(leadMessage.parse(before)).toEqual(toMessage(lead()));
});

test('the longest lead stays within the 256 KB of a message', async () => {
  const longest = (length: number) => '\u{1F600}'.repeat(length / 2);
  await notifier()(
    lead({ company: longest(200), name: longest(100), message: '"\n'.repeat(1000), page: longest(500) }),
  );
  expect(Buffer.byteLength(new URLSearchParams(sns.requests[0]).get('Message') ?? '')).toBeLessThan(
    256 * 1024,
  );
});

test('a topic that refuses makes the notification fail', async () => {
  sns.reply = {
    status: 500,
    type: 'text/xml',
    body: '<ErrorResponse><Error><Code>InternalError</Code></Error></ErrorResponse>',
  };
  await expect(notifier()(lead())).rejects.toThrow();
});
