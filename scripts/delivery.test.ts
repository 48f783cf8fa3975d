import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PublishCommand, SNSClient } from '@aws-sdk/client-sns';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canaryEnquiry } from '../functions/leads/canary.ts';
import { toMessage } from '../functions/leads/notify.ts';
import { testClient } from '../functions/testing/aws.ts';
import { enquiry, lead } from '../functions/testing/leads.ts';
import { isGenuine } from '../functions/testing/standard-webhooks.ts';
import { fixture } from '../site/testing/fixture.ts';
import { readBody } from './local/http.ts';
import type { InvokeResult } from './local/lambda.ts';
import { secretValue } from './local/resources.ts';
import { readTemplate } from './local/template.ts';
import { fixtureAssembly, type RunningStack, runStack } from './local/testing/running-stack.ts';
import type { ReceivedWebhook } from './local/webhooks.ts';

/* The bundled handlers, over HTTP. */

let stack: RunningStack;
beforeAll(async () => {
  stack = await runStack();
});
afterAll(() => stack.end());

test('an enquiry reaches the webhook signed, the owner and, with the company’s details, its sender', async () => {
  const { email } = enquiry;
  const answer = await fetch(`${stack.url}/api/leads/enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ ...enquiry, elapsedMs: 9000 }),
  });
  const { id } = (await answer.json()) as { id: string };
  const webhook = await vi.waitFor(
    async () => {
      const found = (await stack.webhooks()).find(({ headers }) => headers['webhook-id'] === id);
      expect(found).toBeDefined();
      return found as ReceivedWebhook;
    },
    { timeout: untilRetried(), interval: 100 },
  );
  expect(webhook.body).toMatchObject({ id, leadType: 'consulting', email, message: enquiry.message });
  expect(isGenuine(`whsec_${webhookSecret()}`, webhook.headers, webhook.raw)).toBe(true);

  const confirmation = await vi.waitFor(
    async () => {
      const sent = await stack.mails();
      expect(sent.map(({ source, to }) => `${source} ${to}`)).toContain(`ses ${email}`);
      expect(sent.some(({ configurationSet, replyTo }) => configurationSet && replyTo === email)).toBe(true);
      return sent.find(({ to }) => to === email);
    },
    { timeout: untilRetried(), interval: 100 },
  );
  const { legalName, registerCourt, registerNumber } = fixture.site.company;
  for (const version of [confirmation?.text, confirmation?.html])
    for (const detail of [legalName, registerCourt, registerNumber]) expect(version).toContain(detail);
}, 300_000);

/**
 * A busy machine may let a first delivery run out of its time; its queue shows the message again only after a while.
 * @returns milliseconds until that second delivery has ended
 */
function untilRetried(): number {
  let seconds = 0;
  fixtureAssembly((resource) => {
    for (const receiver of ['OwnerSubscriber', 'ConfirmationsSubscriber', 'WebhookSubscriber']) {
      const { VisibilityTimeout } = resource('AWS::SQS::Queue', `${receiver}Queue`);
      const { Timeout } = resource('AWS::Lambda::Function', `${receiver}Handler`);
      seconds = Math.max(seconds, Number(VisibilityTimeout) + Number(Timeout));
    }
  });
  return seconds * 1000;
}

test('the hourly canary arrives everywhere, bothers nobody and leaves nothing behind', async () => {
  const before = (await stack.mails()).length;
  const answer = await fetch(`${stack.url}/__local/run/CanaryHourly`, { method: 'POST' });
  const results = (await answer.json()) as InvokeResult[];
  expect(results).toEqual([{ ok: true, value: null }]);

  const canaries = (await stack.webhooks()).filter(({ headers }) => headers['webhook-canary'] === 'true');
  expect(canaries.map(({ body }) => body)).toMatchObject([{ canary: true, email: canaryEnquiry.email }]);
  expect(await stack.mails()).toHaveLength(before);
  const kept = (await stack.items('businessLeads')).map((lead) => lead.email);
  expect(kept).not.toContain(canaryEnquiry.email);
});

test('the 61st lead of an hour waits for the digest, which names those above the limit', async () => {
  const sns = new SNSClient(testClient(stack.status.sns));
  const flood = Array.from({ length: 64 }, (_, index) => `flut${index}@example.org`);
  for (const email of flood) {
    const message = toMessage(lead({ id: randomUUID(), form: 'business', leadType: 'kontakt', email }));
    await sns.send(
      new PublishCommand({
        TopicArn: stack.status.topic,
        Message: JSON.stringify(message),
        MessageAttributes: { form: { DataType: 'String', StringValue: 'business' } },
      }),
    );
  }
  await vi.waitFor(
    async () => {
      await stack.deliver();
      expect(await stack.messagesIn('OwnerQueue')).toBe(0);
    },
    { timeout: untilRetried(), interval: 100 },
  );
  expect(await stack.runRule('OwnerMailsHourly')).toEqual({ ok: true, value: null });
  const mails = (await stack.mails()).filter(({ configurationSet }) => configurationSet);
  const digests = mails.filter(({ replyTo }) => !replyTo);
  expect(digests).toHaveLength(1);
  for (const email of flood) {
    const named = mails.filter(
      ({ replyTo, text }) => replyTo === email || (!replyTo && text.includes(email)),
    );
    expect(named, email).toHaveLength(1);
  }
  // One enquiry of the tests before counts, too.
  expect(mails.filter(({ replyTo }) => replyTo)).toHaveLength(60);
}, 300_000);

test.each([
  ['page-home', (path: string) => !path.startsWith('/api/')],
  ['send', (path: string) => path.startsWith('/api/')],
])('a site that answers 403 fails the canary: %s', async (step, isRefused) => {
  const front = createServer(async (request, response) => {
    const { url: path = '/', method = 'GET', headers } = request;
    if (isRefused(path)) return void response.writeHead(403).end();
    const body = (await readBody(request)) ?? Buffer.alloc(0);
    const { host: _, connection: _c, 'content-length': _l, ...others } = headers;
    const passed = method === 'POST' ? { body: new Uint8Array(body) } : {};
    const answer = await fetch(stack.url + path, {
      method,
      headers: others as Record<string, string>,
      ...passed,
    });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type }).end(Buffer.from(await answer.arrayBuffer()));
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  const assembly = fixtureAssembly((resource) => {
    const { Environment } = resource('AWS::Lambda::Function', 'CanarySendCanary');
    (Environment as { Variables: Record<string, string> }).Variables.SITE_URL = `http://127.0.0.1:${port}`;
  });
  const other = await runStack(assembly);
  const result = await other.runRule('CanaryHourly');
  await other.end();
  front.closeAllConnections();
  front.close();
  expect(result).toMatchObject({ ok: false, error: { errorMessage: `The canary failed: ${step}` } });
});

test('pages of other sites cannot run a rule', async () => {
  const headers = { origin: 'https://evil.example' };
  const answer = await fetch(`${stack.url}/__local/run/CanaryHourly`, { method: 'POST', headers });
  expect(answer.status).toBe(405);
});

function webhookSecret(): string {
  const template = readTemplate(fixtureAssembly(), 'localhost');
  const id = template.ofType('AWS::SecretsManager::Secret').find((each) => each.includes('Webhook'));
  return secretValue(template.ref(id ?? ''));
}
