import { notifiedOf } from './delivered.ts';
import type { TestClock } from './test-clock.ts';
import type { TestStack } from './test-stack.ts';

/** State of the leads after a service has recovered, in seconds of the test clock. */
export type AfterFault = {
  acknowledged: number;
  stored: number;
  falseSuccesses: number;
  pending: number;
  unnotified: number;
  notifiedAfterS: number;
  undelivered: number;
  deliveredAfterS: number;
  deadLetters: number;
};

type Recovery = {
  stack: TestStack;
  clock: TestClock;
  /** Addresses whose submission was acknowledged. */
  acknowledged: ReadonlySet<string>;
  /** Number of leads stored before the fault. */
  storedBefore: number;
  signal: AbortSignal;
};

const SWEEP_EVERY_MS = 60_000;
const NOTIFIED_WITHIN_MS = 150_000;
const DELIVERED_WITHIN_MS = 900_000;

/** Advances the clock and runs the sweeper every minute; its last run was just before the fault ended. */
export async function recover(recovery: Recovery): Promise<AfterFault> {
  const { stack, clock, acknowledged, storedBefore, signal } = recovery;
  const ended = clock.now();
  const seconds = () => Math.round((clock.now() - ended) / 1000);
  const atEnd = await look(stack);
  const isStored = new Set(atEnd.items.map(({ email }) => email));
  const isNotified = new Set(atEnd.notified);
  const lost = [...acknowledged].filter((email) => !isStored.has(email));
  // The popup's sign-up succeeds only once the owner has been notified.
  const unheard = atEnd.items.filter(
    ({ form, email }) => form === 'popup-signup' && acknowledged.has(email) && !isNotified.has(email),
  );

  let now = atEnd;
  let notifiedAfterS = 0;
  let deliveredAfterS = 0;
  while (clock.now() - ended < DELIVERED_WITHIN_MS) {
    signal.throwIfAborted();
    if (isSettled(now)) break;
    const wasNotified = unnotifiedOf(now) === 0;
    clock.advance(SWEEP_EVERY_MS);
    const swept = seconds();
    await stack.runRule('EveryMinute');
    await stack.deliver();
    now = await look(stack);
    if (!wasNotified) notifiedAfterS = swept;
    deliveredAfterS = swept;
  }
  return {
    acknowledged: acknowledged.size,
    stored: atEnd.items.length - storedBefore,
    falseSuccesses: lost.length + unheard.length,
    pending: atEnd.pending,
    unnotified: unnotifiedOf(now),
    // Still unnotified counts as the latest possible time.
    notifiedAfterS: unnotifiedOf(now) > 0 ? NOTIFIED_WITHIN_MS : notifiedAfterS,
    undelivered: undeliveredOf(now),
    deliveredAfterS,
    deadLetters: now.deadLetters,
  };
}

type View = {
  items: Array<{ form: string; email: string; id: string }>;
  pending: number;
  notified: string[];
  /** Ids received by the webhook and addresses that got a confirmation. */
  forwarded: Set<string>;
  confirmed: Set<string>;
  deadLetters: number;
};

async function look(stack: TestStack): Promise<View> {
  const [business, tv, mails, webhooks] = await Promise.all([
    stack.items('businessLeads'),
    stack.items('tvLeads'),
    stack.mails(),
    stack.webhooks(),
  ]);
  const items = [...business, ...tv];
  return {
    items: items.map(({ form, email, id }) => ({ form: `${form}`, email: `${email}`, id: `${id}` })),
    pending: items.filter(({ pending }) => pending !== undefined).length,
    notified: notifiedOf(mails),
    forwarded: new Set(webhooks.map(({ headers }) => headers['webhook-id'] ?? '')),
    confirmed: new Set(mails.filter(({ source }) => source === 'ses').map(({ to }) => to)),
    deadLetters: await stack.deadLetters(),
  };
}

function unnotifiedOf({ items, pending, notified }: View): number {
  const known = new Set(notified);
  return Math.max(pending, items.filter(({ email }) => !known.has(email)).length);
}

const undeliveredOf = ({ items, forwarded, confirmed }: View) =>
  items.filter(({ id, form, email }) => !forwarded.has(id) || (form === 'enquiry' && !confirmed.has(email)))
    .length;

const isSettled = (view: View) => unnotifiedOf(view) === 0 && undeliveredOf(view) === 0;
