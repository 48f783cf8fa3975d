import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverLeads } from './deliver-lead.ts';
import { createCanaryRecord } from './leads/canary-record.ts';
import { confirm } from './leads/confirmation.ts';
import { createCounter } from './leads/counter.ts';
import { createKeyedHash } from './leads/keyed-hash.ts';
import type { LogEntry } from './log.ts';
import { type Database, type Endpoint, startDatabase, startEndpoint, testClient } from './testing/aws.ts';

let database: Database;
let ses: Endpoint;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  ses = await startEndpoint({ body: '{"MessageId":"1"}' });
});
afterEach(() => ses.stop());

const lead = (changes = {}) => ({
  id: 'a',
  form: 'enquiry',
  leadType: 'consulting',
  company: 'Muster GmbH',
  name: 'Jörg',
  email: 'joerg@example.com',
  phone: '1',
  message: 'Eins\nZwei',
  createdAt: '2025-08-11T10:00:00.000Z',
  ...changes,
});

const record = (body: unknown, messageId = 'm1') => ({
  messageId,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  receiptHandle: '',
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: '',
    SenderId: '',
    ApproximateFirstReceiveTimestamp: '',
  },
  messageAttributes: {},
  md5OfBody: '',
  eventSource: 'aws:sqs',
  eventSourceARN: '',
  awsRegion: '',
});

const canaries = () => createCanaryRecord(database.client, 'limits', () => new Date('2025-08-11T10:00:00Z'));

const log: LogEntry[] = [];
const deliver = (...records: Array<ReturnType<typeof record>>) =>
  deliverLeads(
    { Records: records },
    {
      log: (entry) => log.push(entry),
      receiver: 'confirmation',
      canaries: canaries(),
      deliver: (given) =>
        confirm(given, {
          client: new SESv2Client(testClient(ses.url)),
          counter: createCounter(database.client, 'limits'),
          hash: createKeyedHash('secret'),
          now: () => new Date('2025-08-11T10:00:00Z'),
          sender: 'kontakt@example.com',
          replyTo: 'erika@example.com',
          template: {
            subject: 'Ihre Anfrage',
            text: 'Guten Tag {{name}},\n\nThema: {{leadType}}\n\n{{message}}\n',
          },
          leadTypeLabels: { consulting: 'KI-Beratung' },
        }),
    },
  );

const mails = () => ses.requests.map((request) => JSON.parse(request));

test('an enquiry is confirmed in plain text and HTML, replies go to the owner', async () => {
  expect(await deliver(record(lead()))).toEqual({ batchItemFailures: [] });
  expect(mails()).toMatchObject([
    {
      FromEmailAddress: 'kontakt@example.com',
      ReplyToAddresses: ['erika@example.com'],
      Destination: { ToAddresses: ['joerg@example.com'] },
      Content: {
        Simple: {
          Subject: { Data: 'Ihre Anfrage' },
          Body: { Text: { Data: 'Guten Tag Jörg,\n\nThema: KI-Beratung\n\nEins\nZwei\n' } },
        },
      },
    },
  ]);
  expect(mails()[0].Content.Simple.Body.Html.Data).toContain('<p>Eins<br>Zwei</p>');
});

test('what a visitor typed is text in the HTML, and no slot', async () => {
  await deliver(
    record(lead({ email: 'html@example.com', name: '<img src=x>{{message}}', message: '</p><script>' })),
  );
  const { Text, Html } = mails()[0].Content.Simple.Body;
  expect(Html.Data).toContain('<p>Guten Tag &lt;img src=x&gt;{{message}},</p>');
  expect(Html.Data).toContain('<p>&lt;/p&gt;&lt;script&gt;</p>');
  expect(Text.Data).toContain('Guten Tag <img src=x>{{message}},');
});

test('a domain of other letters is written in ASCII, as SES wants it', async () => {
  await deliver(record(lead({ email: 'a@exämple.de' })));
  expect(mails()[0].Destination.ToAddresses).toEqual(['a@xn--exmple-cua.de']);
});

test.each(['a@example.com\r\nBcc: b@example.com', 'x@1.1', 'x@b.123', 'x@\u0301a.de', 'x@אa.de', 'nobody'])(
  'an address that no mail can reach (%s) is given up at once, and the rest is delivered',
  async (email) => {
    log.length = 0;
    const records = [
      record(lead({ email }), 'unreachable'),
      record(lead({ email: `after-${email.length}@example.com` })),
    ];
    expect(await deliver(...records)).toEqual({ batchItemFailures: [] });
    expect(log.map(({ outcome }) => outcome)).toEqual(['confirmation_undeliverable', 'confirmation_sent']);
    expect(mails()).toHaveLength(1);
  },
);

test('an address gets three mails a day, and a delivery tried again is the same mail', async () => {
  const to = { email: 'often@example.com' };
  const ids = ['1', '2', '2', '3', '4', '5'];
  const result = await deliver(...ids.map((id) => record(lead({ ...to, id }), id)));
  expect(result.batchItemFailures).toEqual([]);
  expect(mails()).toHaveLength(4);
});

test('only what failed goes back to the queue', async () => {
  const records = [
    record('no JSON', 'bad'),
    record(lead({ email: 'batch@example.com' }), 'good'),
    record({ id: 1 }, 'odd'),
  ];
  expect((await deliver(...records)).batchItemFailures).toEqual([
    { itemIdentifier: 'bad' },
    { itemIdentifier: 'odd' },
  ]);
  expect(mails()).toHaveLength(1);
});

test('a mail that SES refuses goes back to the queue', async () => {
  ses.reply = { status: 400, body: '{"message":"rejected"}' };
  const { batchItemFailures } = await deliver(record(lead({ email: 'refused@example.com' })));
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'm1' }]);
});

test('other forms are not confirmed', async () => {
  expect(await deliver(record(lead({ form: 'popup-signup' })))).toEqual({ batchItemFailures: [] });
  expect(mails()).toEqual([]);
});

test('a canary is noted, not confirmed', async () => {
  expect(await deliver(record(lead({ id: 'canary', canary: true })))).toEqual({ batchItemFailures: [] });
  expect(mails()).toEqual([]);
  expect(await canaries().receiversOf('canary')).toEqual(['confirmation']);
  expect(await canaries().receiversOf('another')).toEqual([]);
});

test('nothing typed and no address is logged', async () => {
  log.length = 0;
  const marker = 'geheim@example.com';
  ses.reply = { status: 400, body: JSON.stringify({ message: `Address ${marker} is blocked` }) };
  await deliver(record(lead({ email: marker })), record(`{"${marker}"`));
  expect(log).toHaveLength(2);
  expect(JSON.stringify(log)).not.toContain('geheim');
});
