import { randomUUID } from 'node:crypto';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCounter, createReserve } from './leads/counter.ts';
import { type LeadMessage, leadMessage, toMessage } from './leads/notify.ts';
import { type DigestQueue, sendDigest } from './leads/owner-digest.ts';
import { mailOwner } from './leads/owner-mail.ts';
import { createOwnerMailRecord } from './leads/owner-mail-record.ts';
import { type Database, type Endpoint, startDatabase, startEndpoint, testClient } from './testing/aws.ts';
import { lead } from './testing/leads.ts';

let database: Database;
let ses: Endpoint;
beforeAll(async () => {
  database = await startDatabase();
});
afterAll(() => database.stop());
beforeEach(async () => {
  ses = await startEndpoint({ body: '{"MessageId":"1"}' });
  waiting.clear();
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
});
afterEach(() => ses.stop());

const HOUR_MS = 60 * 60 * 1000;
const clock = { now: new Date('2025-08-11T10:20:00Z') };
const now = () => clock.now;
const mailing = () => ({
  client: new SESv2Client(testClient(ses.url)),
  sender: 'post@example.org',
  owner: 'erika@example.org',
  configurationSet: 'owner-mails',
});
const template = (subject: string) => ({
  subject,
  text: '{{leadType}} von {{name}} ({{company}}), {{createdAt}}, {{email}}, {{page}}\n{{message}}',
});
const texts = {
  templates: {
    enquiry: template('Neue Anfrage'),
    business: template('Neue Anfrage'),
    'free-prompts': template('Neuer Download'),
    'popup-signup': template('Neue Vormerkung'),
  },
  confirmed: template('Adresse stimmt'),
  digest: {
    subject: 'Viele Anfragen',
    text: 'Es sind {{count}}:\n{{leads}}',
    entry: '{{name}} <{{email}}> {{id}}\n',
    unconfirmed: 'noch nicht bestätigt',
    confirmed: 'bestätigt am {{confirmedAt}}',
    freePrompts: 'in keinen Verteiler',
  },
  blank: 'nicht angegeben',
  leadTypeLabels: { consulting: 'KI-Beratung' },
};

/** The digest queue, by receipt. */
const waiting = new Map<string, string>();
const queue: DigestQueue = {
  take: async (limit) => [...waiting].slice(0, limit).map(([receipt, body]) => ({ receipt, body })),
  remove: async (taken) => {
    for (const { receipt } of taken) waiting.delete(receipt);
  },
  giveBack: async () => undefined,
};
const dependencies = () => ({
  mailing: mailing(),
  texts,
  counter: createCounter(database.client, 'limits'),
  reserve: createReserve(database.client, 'limits'),
  record: createOwnerMailRecord(database.client, 'limits', now),
  digest: async (handed: LeadMessage) => void waiting.set(randomUUID(), JSON.stringify(handed)),
  now,
});
const mail = (changes: Partial<LeadMessage> = {}, others: Partial<ReturnType<typeof dependencies>> = {}) =>
  mailOwner({ ...toMessage(lead()), id: randomUUID(), ...changes }, { ...dependencies(), ...others });
const digest = () => sendDigest({ queue, mailing: mailing(), texts, log: () => undefined });

type Sent = {
  ReplyToAddresses?: string[];
  Content: { Simple: { Subject: { Data: string }; Body: { Text: { Data: string } } } };
};
const sent = () => ses.requests.map((request) => JSON.parse(request) as Sent);
const textOf = ({ Content }: Sent | undefined = { Content: {} } as never) => Content.Simple.Body.Text.Data;

test('a lead is mailed as text, and answering it answers the prospect', async () => {
  expect(await mail({ page: '/anfrage?utm_source=x' })).toBe('sent');
  expect(sent()).toEqual([
    {
      FromEmailAddress: 'post@example.org',
      ReplyToAddresses: ['joerg@example.org'],
      Destination: { ToAddresses: ['erika@example.org'] },
      ConfigurationSetName: 'owner-mails',
      Content: {
        Simple: {
          Subject: { Data: 'Neue Anfrage', Charset: 'UTF-8' },
          Body: {
            Text: {
              Data: 'KI-Beratung von Jörg Beispiel (Muster GmbH), 11. August 2025 um 12:00, joerg@example.org, /anfrage?utm_source=x\nWir möchten Angebote schneller schreiben.',
              Charset: 'UTF-8',
            },
          },
          Headers: [{ Name: 'Auto-Submitted', Value: 'auto-generated' }],
        },
      },
    },
  ]);
});

test('each form has its own text; what was left empty is said to be, and a domain is readable', async () => {
  await mail({ form: 'free-prompts', company: null, email: 'a@xn--exmple-cua.de' });
  expect(sent()[0]).toMatchObject({ ReplyToAddresses: ['a@xn--exmple-cua.de'] });
  expect(sent()[0]?.Content.Simple.Subject.Data).toBe('Neuer Download');
  expect(textOf(sent()[0])).toContain('(nicht angegeben)');
  expect(textOf(sent()[0])).toContain('a@exämple.de');
});

test('that a sign-up was confirmed is a second mail about it', async () => {
  const signup = { id: randomUUID(), form: 'popup-signup', leadType: 'herbst-kickstart' };
  const confirmedAt = '2025-08-12T10:00:00.000Z';
  const ways = [
    await mail(signup),
    await mail({ ...signup, confirmedAt }),
    await mail({ ...signup, confirmedAt }),
  ];
  expect(ways).toEqual(['sent', 'sent', 'repeated']);
  expect(sent().map(({ Content }) => Content.Simple.Subject.Data)).toEqual([
    'Neue Vormerkung',
    'Adresse stimmt',
  ]);
});

const INJECTION = 'x\r\nBcc: b@example.org\r\n\r\n{{message}} <a@b.de>, "';
test.each(['leadType', 'company', 'name', 'email', 'phone', 'message', 'page'] as const)(
  'nothing typed as %s gets into a header, and a slot in it stays text',
  async (field) => {
    await mail({ [field]: INJECTION });
    const [{ Content, ReplyToAddresses, ...envelope } = {} as Sent] = sent();
    const { Body, ...headers } = Content.Simple;
    expect(JSON.stringify([envelope, headers, ReplyToAddresses])).not.toContain('Bcc');
    expect(ReplyToAddresses).toEqual(field === 'email' ? undefined : ['joerg@example.org']);
    if (field !== 'phone' && field !== 'email') expect(Body.Text.Data).toContain('{{message}} <a@b.de>, "');
  },
);

test('a canary is not mailed', async () => {
  expect(await mail({ canary: true })).toBe('not_wanted');
  expect(sent()).toEqual([]);
});

test('a lead that comes again is not mailed again, unless it is sent again on purpose', async () => {
  const id = randomUUID();
  expect(await mail({ id })).toBe('sent');
  expect(await mail({ id })).toBe('repeated');
  expect(await mail({ id, again: '2025-08-12T08:00' })).toBe('sent');
  expect(await mail({ id, again: '2025-08-12T08:00' })).toBe('repeated');
  expect(sent()).toHaveLength(2);
});

test('sixty an hour are mailed, the others come in one digest, and the next hour starts anew', async () => {
  const ids = Array.from({ length: 200 }, () => randomUUID());
  const ways: string[] = [];
  for (const id of ids) ways.push(await mail({ id }));
  expect(ways.filter((way) => way === 'sent')).toHaveLength(60);
  expect(ways.slice(60).every((way) => way === 'digested')).toBe(true);
  await digest();
  expect(sent()).toHaveLength(61);
  const named = textOf(sent()[60]);
  expect(named).toMatch(/^Es sind 140:/);
  for (const id of ids.slice(60)) expect(named.split(id)).toHaveLength(2);
  for (const id of ids.slice(0, 60)) expect(named).not.toContain(id);
  await digest();
  expect(sent(), 'nothing waits any more').toHaveLength(61);
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  expect(await mail()).toBe('sent');
});

test('the digest says of a sign-up whether it is confirmed, and of free prompts what they are not for', async () => {
  for (let index = 0; index < 60; index++) await mail();
  const signup = { form: 'popup-signup', leadType: 'kickstart' } as const;
  await mail({ ...signup, id: 'open' });
  await mail({ ...signup, id: 'done', confirmedAt: '2025-08-11T10:10:00Z' });
  await mail({ form: 'free-prompts', id: 'prompts' });
  await mail({ id: 'enquiry' });
  await digest();
  const named = textOf(sent()[60]);
  expect(named).toMatch(/^Es sind 4:/);
  expect(named).toMatch(/ open\nnoch nicht bestätigt\n/);
  expect(named).toMatch(/ done\nbestätigt am 11\. August 2025[^\n]+\n/);
  expect(named).toMatch(/ prompts\nin keinen Verteiler(?:\n|$)/);
  expect(named).toMatch(/ enquiry(?:\n\n|$)/);
});

const dies = () => Promise.reject(new Error('killed'));
test('one that dies before the mail is mailed at the next try, though its hour may be over', async () => {
  const id = randomUUID();
  await expect(
    mail({ id }, { mailing: { ...mailing(), client: new SESv2Client(testClient('http://127.0.0.1:1')) } }),
  ).rejects.toThrow();
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  expect(await mail({ id })).toBe('sent');
  expect(sent()).toHaveLength(1);
});

test('one that dies between handing over and recording it comes in one digest, not as a mail of the next hour', async () => {
  for (let index = 0; index < 60; index++) await mail();
  const id = randomUUID();
  const record = { ...dependencies().record, finish: dies };
  await expect(mail({ id }, { record })).rejects.toThrow('killed');
  clock.now = new Date(clock.now.getTime() + HOUR_MS);
  expect(await mail({ id })).toBe('digested');
  await digest();
  expect(sent()).toHaveLength(61);
  expect(textOf(sent()[60])).toMatch(/^Es sind 1:/);
});

test('two at once decide alike', async () => {
  const { record } = dependencies();
  const id = randomUUID();
  expect(await Promise.all([record.decide(id, 'mail'), record.decide(id, 'digest')])).toEqual([
    'mail',
    'mail',
  ]);
});

test('of two copies at once one is mailed, and the other finds it mailed when it comes again', async () => {
  ses.reply = { body: '{"MessageId":"1"}', afterMs: 200 };
  const id = randomUUID();
  const both = await Promise.allSettled([mail({ id }), mail({ id })]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  clock.now = new Date(clock.now.getTime() + 2 * 60_000);
  expect(await mail({ id })).toBe('repeated');
  expect(sent()).toHaveLength(1);
});

test('a digest names a lead that was handed over twice once, and the confirmation of a sign-up beside it', async () => {
  const signup = toMessage(lead());
  const messages = [signup, signup, { ...signup, confirmedAt: '2025-08-12T10:00:00.000Z' }];
  for (const [index, message] of messages.entries()) waiting.set(`${index}`, JSON.stringify(message));
  await digest();
  expect(textOf(sent()[0])).toMatch(/^Es sind 2:/);
  expect(waiting.size).toBe(0);
});

test('a digest that SES refuses is made up for by the next one', async () => {
  waiting.set('1', JSON.stringify(toMessage(lead())));
  ses.reply = { status: 400, body: '{"message":"rejected"}' };
  await expect(digest()).rejects.toThrow();
  ses.reply = { body: '{"MessageId":"1"}' };
  await digest();
  expect(textOf(sent().at(-1))).toContain('Jörg Beispiel <joerg@example.org>');
  expect(waiting.size).toBe(0);
});

test('a message that cannot be read stays and is told of; the others are named', async () => {
  waiting.set('1', 'no JSON').set('2', JSON.stringify(toMessage(lead())));
  await expect(digest()).rejects.toThrow("1 messages of the digest queue can't be read");
  expect(textOf(sent()[0])).toMatch(/^Es sind 1:/);
  expect([...waiting.keys()]).toEqual(['1']);
});

test('ten thousand leads make one mail of less than ten megabytes', async () => {
  const one = toMessage(lead({ company: 'F'.repeat(200), name: 'N'.repeat(100), message: 'M'.repeat(2000) }));
  for (let index = 0; index < 10_000; index++)
    waiting.set(`${index}`, JSON.stringify(leadMessage.parse({ ...one, id: randomUUID() })));
  await digest();
  expect(sent()).toHaveLength(1);
  expect(ses.requests[0]?.length).toBeLessThan(10_000_000);
  expect(waiting.size).toBe(0);
});
