import { expect, test } from 'vitest';
import { report, runs, showProgress } from './testing/proof.ts';
import { type ProxiedStack, startProxiedStack } from './testing/proxied-stack.ts';
import { send, submissionOf } from './testing/visitors.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Beyond the sixty mails an hour; 10,000 in the long run. */
const ENQUIRIES = runs * 20;
const AT_ONCE = 8;

test('of a flood of enquiries, each is stored, confirmed, forwarded and told to the owner once', async (context) => {
  const stack = await startProxiedStack();
  // All within one hour, by which the owner's mails are limited.
  stack.clock.advance(HOUR_MS - (stack.clock.now() % HOUR_MS));
  const acknowledged = await flood(stack);
  const told = await stack.notified();
  const [leads, mails, webhooks] = [await stack.leads(), await stack.mails(), await stack.webhooks()];
  const ownerMails = mails.filter(({ configurationSet }) => configurationSet).length;
  const found = {
    stored: leads.map(({ email }) => `${email}`),
    'told to the owner': told,
    confirmed: mails.filter(({ configurationSet }) => !configurationSet).map(({ to }) => to),
    forwarded: webhooks.map(({ body }) => (body as { email: string }).email),
  };
  report(context, {
    acknowledged: acknowledged.length,
    ...Object.fromEntries(Object.entries(found).map(([name, { length }]) => [name, length])),
    'mails to the owner': ownerMails,
    'dead letters': await stack.deadLetters(),
  });
  expect(acknowledged).toHaveLength(ENQUIRIES);
  // Nobody is missing, nobody is there twice.
  for (const [name, addresses] of Object.entries(found))
    expect(addresses.sort(), name).toEqual(acknowledged.sort());
  expect(ownerMails, 'sixty mails and a digest').toBe(61);
});

/** @returns the addresses whose enquiry was answered as received */
async function flood(stack: ProxiedStack): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < ENQUIRIES) {
      const submission = submissionOf(next++, 'enquiry');
      if ((await send(stack.url, submission)).status === 201) acknowledged.push(submission.email);
      showProgress('enquiries', acknowledged.length, ENQUIRIES);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return acknowledged;
}
