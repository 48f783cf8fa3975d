import { expect, test } from 'vitest';
import { report, runs, showProgress } from './testing/proof.ts';
import { type ProxiedStack, startProxiedStack } from './testing/proxied-stack.ts';
import { send, submissionOf } from './testing/visitors.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Beyond the sixty mails an hour; 10,000 in the long run. */
const ENQUIRIES = runs * 20;
const AT_ONCE = 4;
const TRIES = 5;

test('of a flood of enquiries, each is stored and told to the owner once, confirmed and forwarded', async (context) => {
  const stack = await startProxiedStack();
  // All within one hour, by which the owner's mails are limited.
  stack.clock.advance(HOUR_MS - (stack.clock.now() % HOUR_MS));
  const acknowledged = await flood(stack);
  // What has failed on a busy machine is tried again after two minutes.
  for (let round = 0; round < 3; round++) {
    stack.clock.advance(121_000);
    await stack.sweep();
    await stack.deliver();
  }
  const told = await stack.notified();
  const [leads, mails, webhooks] = [await stack.leads(), await stack.mails(), await stack.webhooks()];
  const ownerMails = mails.filter(({ configurationSet }) => configurationSet).length;
  const once = { stored: leads.map(({ email }) => `${email}`), 'told to the owner': told };
  // What is published twice, after a time-out, is confirmed and forwarded twice.
  const atLeastOnce = {
    confirmed: mails.filter(({ configurationSet }) => !configurationSet).map(({ to }) => to),
    forwarded: webhooks.map(({ body }) => (body as { email: string }).email),
  };
  report(context, {
    acknowledged: acknowledged.length,
    ...Object.fromEntries(
      Object.entries({ ...once, ...atLeastOnce }).map(([name, { length }]) => [name, length]),
    ),
    'mails to the owner': ownerMails,
    'dead letters': await stack.deadLetters(),
  });
  expect(acknowledged).toHaveLength(ENQUIRIES);
  const everybody = acknowledged.sort();
  for (const [name, addresses] of Object.entries(once)) expect(addresses.sort(), name).toEqual(everybody);
  for (const [name, addresses] of Object.entries(atLeastOnce))
    expect([...new Set(addresses)].sort(), name).toEqual(everybody);
  expect(ownerMails, 'sixty mails and a digest').toBe(61);
});

/** Visitors send again what a busy machine has refused. @returns the addresses whose enquiry was answered as received */
async function flood(stack: ProxiedStack): Promise<string[]> {
  const acknowledged: string[] = [];
  let next = 0;
  const visitor = async () => {
    while (next < ENQUIRIES) {
      const submission = submissionOf(next++, 'enquiry');
      let answer = await send(stack.url, submission);
      for (let tries = 1; tries < TRIES && answer.status !== 201; tries++)
        answer = await send(stack.url, submission);
      if (answer.status === 201) acknowledged.push(submission.email);
      showProgress('enquiries', acknowledged.length, ENQUIRIES);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return acknowledged;
}
