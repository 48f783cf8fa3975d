import { randomUUID } from 'node:crypto';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliverLeads, QUICK_RETRY_MS } from './deliver-lead.ts';
import { createCanaryRecord } from './leads/canary.ts';
import { confirm } from './leads/confirmation.ts';
import { createCounter, createFullCheck, createReserve } from './leads/counter.ts';
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
  id: randomUUID(),
  form: 'enquiry',
  leadType: 'consulting',
  company: 'Muster GmbH',
  name: 'Jörg',
  email: 'joerg@example.org',
  phone: '1',
  message: 'Eins\nZwei',
  createdAt: clock.now.toISOString(),
  ...changes,
});

const record = (body: unknown, messageId = 'm1', queuedAt = 0) => ({
  messageId,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  receiptHandle: '',
  attributes: {
    ApproximateReceiveCount: '1',
    SentTimestamp: `${queuedAt}`,
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
const postponed: Array<[id: string, until: string]> = [];
const clock = { now: new Date('2025-08-11T10:00:00Z') };
const deliver = (...records: Array<ReturnType<typeof record>>) =>
  deliverLeads(
    { Records: records },
    {
      log: (entry) => log.push(entry),
      receiver: 'confirmation',
      postpone: async ({ messageId }, until) => void postponed.push([messageId, until.toISOString()]),
      canaries: canaries(),
      deliver: (given) =>
        confirm(given, {
          client: new SESv2Client(testClient(ses.url)),
          counter: createCounter(database.client, 'limits'),
          isFull: createFullCheck(database.client, 'limits'),
          reserve: createReserve(database.client, 'limits'),
          hash: createKeyedHash('secret'),
          now: () => clock.now,
          sender: 'post@example.org',
          replyTo: 'erika@example.org',
          siteUrl: 'https://www.example.org',
          mailsPerHour: 100,
          templates: {
            enquiry: {
              subject: 'Ihre Anfrage',
              text: 'Guten Tag {{name}}{{company}}{{phone}}{{email}}{{message}},\n\nThema:  {{leadType}}\nAm:     {{createdAt}}\n',
            },
            'popup-signup': {
              subject: 'Bitte bestätigen',
              text: '{{name}}{{email}}{{message}}Link:\n\n{{link}}\n',
            },
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
      FromEmailAddress: 'post@example.org',
      ReplyToAddresses: ['erika@example.org'],
      Destination: { ToAddresses: ['joerg@example.org'] },
      Content: {
        Simple: {
          Subject: { Data: 'Ihre Anfrage' },
          Body: {
            Text: { Data: 'Guten Tag ,\n\nThema:  KI-Beratung\nAm:     11. August 2025 um 12:00\n' },
            Html: {
              Data: expect.stringContaining('<p>Thema:  KI-Beratung<br>Am:     11. August 2025 um 12:00</p>'),
            },
          },
        },
      },
    },
  ]);
});

test('nothing that was typed is mailed, so that nobody can send a stranger text or links', async () => {
  const typed = {
    leadType: 'https://www.evil.example/type',
    company: 'www.evil.example/company',
    name: 'https://www.evil.example/name',
    phone: 'https://www.evil.example/phone',
    message: 'https://www.evil.example/message',
  };
  await deliver(record(lead({ ...typed, id: 'typed', email: 'victim@example.org' })));
  expect(mails()).toHaveLength(1);
  expect(JSON.stringify(mails())).not.toContain('evil');
});

test('a domain of other letters is written in ASCII, as SES wants it', async () => {
  await deliver(record(lead({ email: 'a@exämple.de' })));
  expect(mails()[0].Destination.ToAddresses).toEqual(['a@xn--exmple-cua.de']);
});

test.each(['a@example.org\r\nBcc: b@example.org', 'x@1.1', 'x@b.123', 'x@\u0301a.de', 'x@אa.de', 'nobody'])(
  'an address that no mail can reach (%s) is given up at once, and the rest is delivered',
  async (email) => {
    log.length = 0;
    const records = [
      record(lead({ email }), 'unreachable'),
      record(lead({ email: `after-${email.length}@example.org` })),
    ];
    expect(await deliver(...records)).toEqual({ batchItemFailures: [] });
    expect(log.map(({ outcome }) => outcome)).toEqual(['confirmation_undeliverable', 'confirmation_sent']);
    expect(mails()).toHaveLength(1);
  },
);

test('an address gets three mails a day, and what comes again after it was mailed is not mailed again', async () => {
  const to = { email: 'often@example.org' };
  const ids = ['1', '2', '2', '3', '4', '5'];
  for (const id of ids)
    expect(await deliver(record(lead({ ...to, id }), id))).toEqual({ batchItemFailures: [] });
  expect(mails()).toHaveLength(3);
});

test('an enquiry sent again on purpose counts as a mail of its own: an address gets three a day even so', async () => {
  const again = ['1', '2', '2', '3', '4'].map((minute) => ({ again: `2025-08-15T12:2${minute}` }));
  for (const each of [{}, ...again])
    await deliver(record(lead({ email: 'again@example.org', id: 'same', ...each })));
  expect(mails()).toHaveLength(3);
});

test('of two copies at once one is mailed, and the other finds it mailed when it comes again', async () => {
  ses.reply = { body: '{"MessageId":"1"}', afterMs: 200 };
  for (const form of ['enquiry', 'popup-signup']) {
    ses.requests.length = 0;
    const copy = lead({ form, id: randomUUID(), email: `${form}.zweimal@example.org` });
    const { batchItemFailures } = await deliver(record(copy, 'm1'), record(copy, 'm2'));
    expect(batchItemFailures).toHaveLength(1);
    clock.now = new Date(clock.now.getTime() + QUICK_RETRY_MS);
    expect(await deliver(record(copy))).toEqual({ batchItemFailures: [] });
    expect(mails()).toHaveLength(1);
  }
});

test('more than a hundred confirmations in an hour wait in the queue for the next one', async () => {
  const hour = 60 * 60 * 1000;
  clock.now = new Date('2025-08-12T10:20:00Z');
  const createdAt = clock.now.toISOString();
  const records = Array.from({ length: 101 }, (_, number) =>
    record(
      lead({
        id: `hour-${number}`,
        email: `flut${number}@example.org`,
        createdAt,
        sentFrom: `net-${number % 6}`,
      }),
      `m${number}`,
    ),
  );
  log.length = 0;
  postponed.length = 0;
  const failed: string[] = [];
  for (const each of records) {
    failed.push(...(await deliver(each)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  }
  expect(failed).toEqual(['m100']);
  expect(log.at(-1)).toMatchObject({
    outcome: 'confirmation_postponed',
    id: 'hour-100',
    code: 'HourlyLimit',
  });
  expect(postponed).toEqual([['m100', '2025-08-12T11:00:00.000Z']]);
  expect(mails()).toHaveLength(100);

  clock.now = new Date(clock.now.getTime() + hour);
  expect(await deliver(...records.slice(100))).toEqual({ batchItemFailures: [] });
  expect(mails().at(-1).Destination.ToAddresses).toEqual(['flut100@example.org']);
});

test('one network gets a fifth of the hour, others get theirs all the same', async () => {
  clock.now = new Date('2025-08-13T10:20:00Z');
  const createdAt = clock.now.toISOString();
  const from = (sentFrom: string, number: number) =>
    record(
      lead({ id: `${sentFrom}-${number}`, email: `${sentFrom}${number}@example.org`, createdAt, sentFrom }),
    );
  for (let number = 0; number < 22; number++) await deliver(from('flood', number));
  expect(mails()).toHaveLength(20);
  await deliver(from('visitor', 0));
  expect(mails()).toHaveLength(21);
});

test('a day later nothing is confirmed any more, since a confirmation promises an answer within a day', async () => {
  clock.now = new Date('2025-08-14T10:20:00Z');
  log.length = 0;
  const old = lead({ email: 'spaet@example.org', createdAt: '2025-08-13T10:19:00.000Z' });
  expect(await deliver(record(old))).toEqual({ batchItemFailures: [] });
  expect(log).toMatchObject([{ outcome: 'confirmation_too_late' }]);
  expect(mails()).toEqual([]);
});

test('a sign-up gets one link a day whoever signs up again, none when it is confirmed, and the same when sent again on purpose', async () => {
  clock.now = new Date('2025-08-15T10:20:00Z');
  const signUp = (id: string, changes = {}) =>
    lead({
      id,
      form: 'popup-signup',
      leadType: 'herbst-kickstart',
      email: 'marke@example.org',
      name: 'www.evil.example',
      message: 'www.evil.example',
      createdAt: clock.now.toISOString(),
      ...changes,
    });
  const id = '6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10';
  await deliver(record(signUp(id)));
  await deliver(record(signUp(id)));
  await deliver(record(signUp(id, { again: '2025-08-15T12:20' })));
  await deliver(record(signUp('7f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10')));
  await deliver(record(signUp(id, { confirmedAt: clock.now.toISOString() })));
  expect(mails()).toHaveLength(2);
  const texts = mails().map(({ Content }) => Content.Simple.Body.Text.Data as string);
  expect(texts[0]).toMatch(/^Link:\n\nhttps:\/\/www\.example\.org\/api\/confirmations\/[\w-]{48}\n$/);
  expect(texts[1]).toBe(texts[0]);
  expect(mails()[0].Content.Simple.Body.Html.Data).toContain(
    '<a href="https://www.example.org/api/confirmations/',
  );
  clock.now = new Date('2025-08-16T10:21:00Z');
  await deliver(record(signUp('8f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10')));
  expect(mails()).toHaveLength(3);
});

test('only what failed goes back to the queue', async () => {
  const records = [
    record('no JSON', 'bad'),
    record(lead({ email: 'batch@example.org' }), 'good'),
    record({ id: 1 }, 'odd'),
  ];
  expect((await deliver(...records)).batchItemFailures).toEqual([
    { itemIdentifier: 'bad' },
    { itemIdentifier: 'odd' },
  ]);
  expect(mails()).toHaveLength(1);
});

test('a mail that SES refuses goes back to the queue, in its first hour for half a minute only', async () => {
  ses.reply = { status: 400, body: '{"message":"rejected"}' };
  postponed.length = 0;
  const minute = 60_000;
  const [young, old] = [59, 61].map((age) =>
    record(lead({ email: 'refused@example.org' }), `m${age}`, Date.now() - age * minute),
  );
  if (!young || !old) throw new Error('No records');
  const { batchItemFailures } = await deliver(young, old);
  expect(batchItemFailures).toEqual([{ itemIdentifier: 'm59' }, { itemIdentifier: 'm61' }]);
  expect(postponed.map(([id]) => id)).toEqual(['m59']);
  const seconds = (Date.parse(postponed[0]?.[1] ?? '') - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(25);
  expect(seconds).toBeLessThanOrEqual(30);
});

test('a mail that SES refused is sent at the next try', async () => {
  const refused = record(lead({ email: 'next-try@example.org' }));
  ses.reply = { status: 400, body: '{"message":"rejected"}' };
  await deliver(refused);
  ses.reply = { body: '{"MessageId":"1"}' };
  clock.now = new Date(clock.now.getTime() + QUICK_RETRY_MS);
  expect(await deliver(refused)).toEqual({ batchItemFailures: [] });
  expect(mails()).toHaveLength(2);
});

test('one that failed and can’t be hidden either goes back alone', async () => {
  const dependencies = {
    receiver: 'confirmation',
    deliver: async ({ name }: { name: string }) => {
      if (name === 'fails') throw new Error('SES is away');
      return 'sent';
    },
    postpone: () => Promise.reject(new Error('SQS is away')),
    canaries: canaries(),
    log: () => undefined,
  };
  const Records = [record(lead({ name: 'fails' }), 'bad', Date.now()), record(lead(), 'good', Date.now())];
  expect(await deliverLeads({ Records }, dependencies)).toEqual({
    batchItemFailures: [{ itemIdentifier: 'bad' }],
  });
});

test('other forms are not confirmed', async () => {
  expect(await deliver(record(lead({ form: 'business' })))).toEqual({ batchItemFailures: [] });
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
  const marker = 'geheim@example.org';
  ses.reply = { status: 400, body: JSON.stringify({ message: `Address ${marker} is blocked` }) };
  await deliver(record(lead({ email: marker })), record(`{"${marker}"`));
  expect(log).toHaveLength(2);
  expect(JSON.stringify(log)).not.toContain('geheim');
});
