import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { canaryEnquiry } from '../functions/leads/canary.ts';
import { enquiry } from '../functions/testing/leads.ts';
import { isGenuine } from '../functions/testing/standard-webhooks.ts';
import { fixture } from '../site/testing/fixture.ts';
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
    { timeout: 20_000, interval: 100 },
  );
  expect(webhook.body).toMatchObject({ id, leadType: 'consulting', email, message: enquiry.message });
  expect(isGenuine(`whsec_${webhookSecret()}`, webhook.headers, webhook.raw)).toBe(true);

  const confirmation = await vi.waitFor(
    async () => {
      const sent = await stack.mails();
      expect(sent.map(({ source, to }) => `${source} ${to}`)).toContain(`ses ${email}`);
      expect(sent.some(({ source, text }) => source === 'sns' && text.includes(email))).toBe(true);
      return sent.find(({ source }) => source === 'ses');
    },
    { timeout: 20_000, interval: 100 },
  );
  const { legalName, registerCourt, registerNumber } = fixture.site.company;
  for (const version of [confirmation?.text, confirmation?.html])
    for (const detail of [legalName, registerCourt, registerNumber]) expect(version).toContain(detail);
});

test('the daily canary arrives everywhere, bothers nobody and leaves nothing behind', async () => {
  const before = (await stack.mails()).length;
  const answer = await fetch(`${stack.url}/__local/run/CanaryDaily`, { method: 'POST' });
  const results = (await answer.json()) as InvokeResult[];
  expect(results).toEqual([{ ok: true, value: null }]);

  const canaries = (await stack.webhooks()).filter(({ headers }) => headers['webhook-canary'] === 'true');
  expect(canaries.map(({ body }) => body)).toMatchObject([{ canary: true, email: canaryEnquiry.email }]);
  expect(await stack.mails()).toHaveLength(before);
  const kept = (await stack.items('businessLeads')).map((lead) => lead.email);
  expect(kept).not.toContain(canaryEnquiry.email);
});

test('pages of other sites cannot run a rule', async () => {
  const headers = { origin: 'https://evil.example' };
  const answer = await fetch(`${stack.url}/__local/run/CanaryDaily`, { method: 'POST', headers });
  expect(answer.status).toBe(405);
});

function webhookSecret(): string {
  const template = readTemplate(fixtureAssembly(), 'localhost');
  const id = template.ofType('AWS::SecretsManager::Secret').find((each) => each.includes('Webhook'));
  return secretValue(template.ref(id ?? ''));
}
