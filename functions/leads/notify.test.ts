import { SNSClient } from '@aws-sdk/client-sns';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Endpoint, published, snsReply, startEndpoint, testClient } from '../testing/aws.ts';
import { lead } from '../testing/leads.ts';
import { createLeadNotifier } from './notify.ts';

let sns: Endpoint;
beforeEach(async () => {
  sns = await startEndpoint(snsReply);
});
afterEach(() => sns.stop());

const template = (subject: string) => ({
  subject,
  text: '{{leadType}} von {{name}} ({{company}}), {{createdAt}}{{unknown}}\n{{message}}',
});
const texts = {
  templates: {
    enquiry: template('Neue Anfrage'),
    business: template('Neue Anfrage'),
    'free-prompts': template('Neuer Download'),
    'popup-signup': template('Neue Vormerkung'),
  },
  confirmed: template('Adresse stimmt'),
  blank: 'nicht angegeben',
  leadTypeLabels: { consulting: 'KI-Beratung' },
};
const notifier = () => createLeadNotifier(new SNSClient(testClient(sns.url)), 'arn:topic', texts);

test('the owner gets readable text, machines get JSON, the subject is fixed', async () => {
  await notifier()(lead());
  const { topic, subject, parts } = published(sns.requests[0] ?? '');
  expect([topic, subject]).toEqual(['arn:topic', 'Neue Anfrage']);
  expect(parts.email).toBe(
    'KI-Beratung von Jörg Beispiel (Muster GmbH), 11. August 2025 um 12:00\nWir möchten Angebote schneller schreiben.',
  );
  expect(parts.default).toBe(parts.email);
  expect(JSON.parse(parts.sqs ?? '')).toEqual({
    id: lead().id,
    form: 'enquiry',
    leadType: 'consulting',
    company: 'Muster GmbH',
    name: 'Jörg Beispiel',
    email: 'joerg@example.org',
    phone: '+49 69 90009 123',
    message: 'Wir möchten Angebote schneller schreiben.',
    createdAt: '2025-08-11T10:00:00.000Z',
  });
});

test('what looks like a slot or like JSON in a field stays text', async () => {
  await notifier()(lead({ name: '{{message}} $& "}', message: '{{name}}' }));
  const { parts } = published(sns.requests[0] ?? '');
  expect(parts.email).toContain('von {{message}} $& "} (Muster GmbH)');
  expect(parts.email).toMatch(/\n\{\{name\}\}$/);
  expect(JSON.parse(parts.sqs ?? '')).toMatchObject({ name: '{{message}} $& "}', message: '{{name}}' });
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

test('each form has its own text, and what it does not ask for is null for machines', async () => {
  const { company: _c, phone: _p, message: _m, ...asked } = lead();
  await notifier()({ ...asked, form: 'free-prompts', leadType: 'free-prompts' });
  const { subject, parts } = published(sns.requests[0] ?? '');
  expect(subject).toBe('Neuer Download');
  expect(parts.email).toBe(
    'free-prompts von Jörg Beispiel (nicht angegeben), 11. August 2025 um 12:00\nnicht angegeben',
  );
  expect(JSON.parse(parts.sqs ?? '')).toMatchObject({ company: null, phone: null, message: null });
});
