import { expect, test } from 'vitest';
import { failuresOfServices, failWith } from './testing/failing-services.ts';
import { report, runs, seededRandom, showProgress } from './testing/proof.ts';
import { type ProxiedStack, startProxiedStack } from './testing/proxied-stack.ts';
import { type Call, pass, type Service } from './testing/service-proxy.ts';
import { send, submissionOf } from './testing/visitors.ts';

const TIMES = Math.max(2, Math.min(50, runs / 10));
const AT_ONCE = 4;
const SWEEP_EVERY_MS = 60_000;
const NOTIFIED_WITHIN_S = 150;
const DELIVERED_WITHIN_S = 900;

/** Share of calls that fail while a service is broken; if all did, no request would get past the first step. */
const SHARE: Record<Service, number> = { DYNAMODB: 0.3, SNS: 0.7, SESV2: 1, WEBHOOK: 1 };

test.for(failuresOfServices('reset'))(
  'no lead is lost or stays without notification when %s shows: %s',
  async ([service, failure], context) => {
    const figures = await breakAndRecover(service, SHARE[service], (call) =>
      failWith(failure, call, context.signal),
    );
    report(context, {
      [`${service} ${failure}`]: [
        `${figures.failed} failures, ${figures.stored} leads, ${figures['acknowledged falsely']} lost`,
        `${figures['stored twice']} twice, ${figures['without notification']} without notification`,
        `notified of after ${figures['notified after s']} s, delivered after ${figures['delivered after s']} s`,
      ].join(', '),
    });
    expect(figures.failed).toBeGreaterThanOrEqual(TIMES);
    expect(figures).toMatchObject({
      'acknowledged falsely': 0,
      'stored twice': 0,
      'without notification': 0,
      'without webhook or mail': 0,
      'dead letters': 0,
    });
    expect(figures['notified after s']).toBeLessThanOrEqual(NOTIFIED_WITHIN_S);
    expect(figures['delivered after s']).toBeLessThanOrEqual(DELIVERED_WITHIN_S);
  },
);

test('the proof fails if a store acknowledges what it has not stored', async () => {
  const figures = await breakAndRecover('DYNAMODB', 1, async ({ action, forward, response }) => {
    if (action !== 'PutItem') return pass(response, await forward());
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
  });
  expect(figures['acknowledged falsely']).toBeGreaterThan(0);
});

/** Sends submissions until the service has failed often enough, then mends it and lets sweeper and queues work. */
async function breakAndRecover(service: Service, share: number, fail: (call: Call) => Promise<void>) {
  const random = seededRandom(8);
  let isBroken = true;
  let failed = 0;
  const stack = await startProxiedStack({
    services: [service],
    async handle(call) {
      if (!isBroken || random() > share) return pass(call.response, await call.forward());
      failed++;
      return fail(call);
    },
  });
  let visitor = 0;
  const acknowledged = new Set<string>();
  // Upper bound: far fewer than twenty submissions per failure are needed.
  while (failed < TIMES && visitor < TIMES * 20) {
    // Only enquiries get a confirmation by mail.
    const submissions = Array.from({ length: AT_ONCE }, () =>
      submissionOf(visitor++, service === 'SESV2' ? 'enquiry' : undefined),
    );
    const answers = await Promise.all(submissions.map((each) => send(stack.url, each)));
    for (const [index, { email }] of submissions.entries())
      if (answers[index]?.status === 201) acknowledged.add(email);
    if (service === 'SESV2' || service === 'WEBHOOK') await stack.deliver();
    showProgress(`failures of ${service}`, failed, TIMES);
  }
  isBroken = false;
  return {
    failed,
    submissions: visitor,
    acknowledged: acknowledged.size,
    ...(await recover(stack, acknowledged)),
  };
}

/** Advances the clock and runs the sweeper every minute; its last run was just before the fault ended. */
async function recover(stack: ProxiedStack, acknowledged: ReadonlySet<string>) {
  let now = await look(stack);
  const { leads, pending } = now;
  const stored = new Set(leads.map(({ email }) => email));
  const lost = [...acknowledged].filter((email) => !stored.has(email));
  // The popup's sign-up succeeds only once it is in the owner's queue, where a mail that failed waits for its next try.
  const waiting = stack.loggedAs('owner_failed');
  const unheard = now.unnotified.filter(
    ({ form, email, id }) => form === 'popup-signup' && acknowledged.has(email) && !waiting.has(id),
  );
  let seconds = 0;
  let notifiedAfter = 0;
  const isUnsettled = () => now.unnotified.length + now.pending > 0;
  while ((isUnsettled() || now.undelivered.length > 0) && seconds < DELIVERED_WITHIN_S) {
    stack.clock.advance(SWEEP_EVERY_MS);
    seconds += SWEEP_EVERY_MS / 1000;
    if (isUnsettled()) notifiedAfter = seconds;
    await stack.sweep();
    await stack.deliver();
    now = await look(stack);
  }
  return {
    stored: stored.size,
    'stored twice': leads.length - stored.size,
    'acknowledged falsely': lost.length + unheard.length,
    'pending when it was mended': pending,
    'without notification': now.unnotified.length + now.pending,
    'notified after s': notifiedAfter,
    'without webhook or mail': now.undelivered.length,
    'delivered after s': seconds,
    'dead letters': await stack.deadLetters(),
  };
}

async function look(stack: ProxiedStack) {
  const items = await stack.leads();
  const leads = items.map(({ form, email, id }) => ({ form: `${form}`, email: `${email}`, id: `${id}` }));
  const notified = new Set(await stack.notified());
  const forwarded = new Set((await stack.webhooks()).map(({ headers }) => headers['webhook-id']));
  const mails = (await stack.mails()).filter(({ source }) => source === 'ses');
  const confirmed = new Set(mails.map(({ to }) => to));
  return {
    leads,
    pending: items.filter(({ pending }) => pending !== undefined).length,
    unnotified: leads.filter(({ email }) => !notified.has(email)),
    undelivered: leads.filter(
      ({ id, form, email }) => !forwarded.has(id) || (form === 'enquiry' && !confirmed.has(email)),
    ),
  };
}
