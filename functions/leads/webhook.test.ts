import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isGenuine, publishedExample } from '../testing/standard-webhooks.ts';
import type { LeadMessage } from './notify.ts';
import { forward, isPrivate, postWebhook, signatureHeaders } from './webhook.ts';

let server: Server;
let url: string;
let answer: { status: number; location?: string } | undefined;
let received: Array<{ path: string | undefined; headers: IncomingHttpHeaders; body: string }>;
beforeEach(async () => {
  answer = { status: 204 };
  received = [];
  server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('');
    received.push({ path: request.url, headers: request.headers, body });
    if (answer) response.writeHead(answer.status, answer.location ? { location: answer.location } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook?key=1`;
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

const lead: LeadMessage = {
  id: '6f1d3f0e-5a52-4c57-9a51-3f1f5c0c9d10',
  form: 'enquiry',
  leadType: 'consulting',
  company: 'Müller & Söhne',
  name: 'Jörg "J." Beispiel',
  email: 'joerg@example.org',
  phone: null,
  message: 'Eins\nZwei',
  page: '/anfrage',
  createdAt: '2025-08-11T10:00:00.000Z',
};
const { secret } = publishedExample;
const send = (changes: Partial<LeadMessage> = {}, secrets = secret) =>
  forward(
    { ...lead, ...changes },
    {
      target: { url, network: 'loopback' },
      secret: async () => secrets,
      now: () => new Date('2025-08-11T10:00:05.900Z'),
    },
  );

test('the published example of Standard Webhooks is signed to the letter, and one that was altered is no genuine one', () => {
  const { signature, body } = publishedExample;
  const headers = signatureHeaders(secret, publishedExample);
  expect(headers['webhook-signature']).toBe(signature);
  expect(isGenuine(secret, headers, body)).toBe(true);
  expect(isGenuine(secret, headers, `${body} `)).toBe(false);
  expect(isGenuine(secret, { ...headers, 'webhook-timestamp': 1614265331 }, body)).toBe(false);
});

test('the confirmation of a sign-up is a message of its own, without what only the mails need', async () => {
  await send({ form: 'popup-signup', sentFrom: 'hash', confirmedAt: '2025-08-11T10:00:05.000Z' });
  const [message] = received;
  const body = message?.body ?? '';
  expect(message?.headers['webhook-id']).toBe(`${lead.id}-confirmed`);
  expect(JSON.parse(body)).toMatchObject({ id: lead.id, confirmedAt: '2025-08-11T10:00:05.000Z' });
  expect(body).not.toContain('sentFrom');
});

test('a lead is forwarded as the notification payload, signed, with its id', async () => {
  await send();
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = received;
  const { form: _f, page: _p, ...payload } = lead;
  expect(JSON.parse(body)).toEqual(payload);
  expect(path).toBe('/hook?key=1');
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': lead.id,
    'webhook-timestamp': '1754906405',
  });
  expect(headers).not.toHaveProperty('webhook-canary');
  expect(isGenuine(secret, headers, body)).toBe(true);
});

test('a canary says so in body and header', async () => {
  await send({ canary: true });
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ canary: true });
  expect(received[0]?.headers['webhook-canary']).toBe('true');
});

test('while a secret is being changed, receivers with the old and with the new one accept the signature', async () => {
  const generated = 'A1b2'.repeat(12);
  await send({}, `${secret}\n${generated}`);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  expect([secret, `whsec_${generated}`].map((each) => isGenuine(each, headers, body))).toEqual([true, true]);
  await expect(send({}, ' ')).rejects.toThrow();
});

test.each([
  [{ status: 302, location: '/elsewhere' }, 'Webhook:302'],
  [{ status: 410 }, 'Webhook:410'],
  [{ status: 503 }, 'Webhook:503'],
])('an answer %o is a failure, and no redirect is followed', async (given, name) => {
  answer = given;
  await expect(send()).rejects.toMatchObject({ name });
  expect(received).toHaveLength(1);
});

test('a receiver that does not answer is given up, and so is one that is not there', async () => {
  answer = undefined;
  const target = { url, network: 'loopback' as const, timeoutMs: 60 };
  await expect(postWebhook(target, '{}', {})).rejects.toMatchObject({ name: 'Webhook:timeout' });
  const nobody = { ...target, url: 'http://127.0.0.1:1/', timeoutMs: 3000 };
  await expect(postWebhook(nobody, '{}', {})).rejects.toMatchObject({ name: 'Webhook:ECONNREFUSED' });
});

test.each([
  ['http://example.org/', 'Webhook:not-https'],
  ['https://localhost/', 'Webhook:private-address'],
  ['https://127.0.0.1/', 'Webhook:private-address'],
  ['https://2130706433/', 'Webhook:private-address'],
  ['https://10.1.2.3/', 'Webhook:private-address'],
  ['https://169.254.169.254/', 'Webhook:private-address'],
  ['https://172.31.255.255/', 'Webhook:private-address'],
  ['https://[::1]/', 'Webhook:private-address'],
  ['https://[::ffff:192.168.0.1]/', 'Webhook:private-address'],
  ['https://[::10.1.2.3]/', 'Webhook:private-address'],
  ['https://[fd00::1]/', 'Webhook:private-address'],
  ['https://[fec0::1]/', 'Webhook:private-address'],
])('on AWS nothing is sent to %s', async (address, name) => {
  await expect(postWebhook({ url: address, network: 'public' }, '{}', {})).rejects.toMatchObject({ name });
});

test('special networks of IANA are no public addresses, their neighbours are', () => {
  const special = [
    ...['0.1.2.3', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.53', '169.254.0.1'],
    ...['172.16.0.1', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.255.1', '198.18.0.1', '198.19.255.1'],
    ...['198.51.100.7', '203.0.113.255', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
    ...[
      '::',
      '::1',
      '::ffff:10.0.0.1',
      '::127.0.0.1',
      '64:ff9b::a00:1',
      '64:ff9b:1::1',
      '100::1',
      '100:0:0:1::1',
    ],
    ...[
      '2001::1',
      '2001:0:7f00:1::',
      '2001:2::1',
      '2001:10::1',
      '2001:1ff:ffff::',
      '2001:db8::1',
      '2002:a00:1::',
    ],
    ...['3fff::1', '3fff:fff::1', '5f00::1', 'fc00::1', 'fdff::1', 'fe80::1', 'fec0::1', 'ff02::1'],
  ];
  expect(special.filter((address) => !isPrivate(address))).toEqual([]);
  const usual = [
    ...['1.1.1.1', '100.63.255.255', '100.128.0.0', '172.15.255.255', '172.32.0.0', '192.0.1.1', '192.0.3.1'],
    ...['192.88.98.1', '198.17.255.255', '198.20.0.0', '203.0.112.1', '223.255.255.255'],
    ...['2001:200::1', '2001:db7::1', '2001:db9::1', '2003::1', '2a00:1450::1', '3ffe::1', '3fff:1000::1'],
  ];
  expect(usual.filter(isPrivate)).toEqual([]);
});
