import { expect, test } from 'vitest';
import { report, runs, showProgress } from './testing/proof.ts';
import { type ProxiedStack, startProxiedStack } from './testing/proxied-stack.ts';
import { sendAgain, submissionOf } from './testing/visitors.ts';

/** Beyond the sixty mails an hour; 10,000 in the long run. */
const ENQUIRIES = runs * 20;
const HOUR_MS = 60 * 60 * 1000;
/**
 * Nobody is turned away here, so the rate limit's set of ten minutes holds every enquiry of that time. dynalite rewrites it
 * for each: 33 ms of CPU at 10,000 members, 2 ms at 2,000. So they come in five parts; the sixth is left for retries.
 */
const WINDOW_MS = 10 * 60 * 1000;
const PARTS = 5;
const AT_ONCE = 4;

test('of a flood of enquiries, each is stored and told to the owner once, forwarded, and confirmed or kept for the next hour', async (context) => {
  // All have one address. Mails keep their limits.
  const stack = await startProxiedStack({ variables: { RATE_LIMIT: '1000000' } });
  const acknowledged: string[] = [];
  // All within one hour, by which mails are limited.
  advanceToNext(HOUR_MS, stack);
  for (let part = 0; part < PARTS; part++) {
    if (part > 0) advanceToNext(WINDOW_MS, stack);
    await flood(stack, (ENQUIRIES / PARTS) * part, acknowledged);
    await stack.deliver();
  }
  await stack.retry();
  const told = await stack.notified();
  const [leads, mails, webhooks] = [await stack.leads(), await stack.mails(), await stack.webhooks()];
  const ownerMails = mails.filter(({ configurationSet }) => configurationSet).length;
  const confirmed = mails.filter(({ configurationSet }) => !configurationSet).map(({ to }) => to);
  const waiting = stack.loggedAs('confirmation_postponed');
  const postponed = leads.filter(({ id }) => waiting.has(`${id}`)).map(({ email }) => `${email}`);
  const once = { stored: leads.map(({ email }) => `${email}`), 'told to the owner': told };
  // What is published twice, after a time-out, is confirmed and forwarded twice.
  const atLeastOnce = {
    forwarded: webhooks.map(({ body }) => (body as { email: string }).email),
    'confirmed or kept': [...confirmed, ...postponed],
  };
  const deadLetters = await stack.deadLetters();
  report(context, {
    acknowledged: acknowledged.length,
    ...Object.fromEntries(
      Object.entries({ ...once, ...atLeastOnce }).map(([name, { length }]) => [name, length]),
    ),
    'of these confirmed': confirmed.length,
    'mails to the owner': ownerMails,
    'dead letters': deadLetters,
  });
  expect(acknowledged).toHaveLength(ENQUIRIES);
  const everybody = acknowledged.sort();
  for (const [name, addresses] of Object.entries(once)) expect(addresses.sort(), name).toEqual(everybody);
  for (const [name, addresses] of Object.entries(atLeastOnce))
    expect([...new Set(addresses)].sort(), name).toEqual(everybody);
  expect(ownerMails, 'sixty mails and a digest').toBe(61);
  expect(deadLetters).toBe(0);
});

/** While nothing is under way, or it would run out of time. */
function advanceToNext(multipleMs: number, { clock }: ProxiedStack): void {
  clock.advance(multipleMs - (clock.now() % multipleMs));
}

/**
 * Visitors from a number on.
 * @param acknowledged gets the addresses whose enquiry was answered as received
 */
async function flood(stack: ProxiedStack, first: number, acknowledged: string[]): Promise<void> {
  let next = first;
  const visitor = async () => {
    while (next < first + ENQUIRIES / PARTS) {
      const submission = submissionOf(next++, 'enquiry');
      const { status } = await sendAgain(stack.url, submission);
      if (status === 201) acknowledged.push(submission.email);
      showProgress('enquiries', acknowledged.length, ENQUIRIES);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
}
