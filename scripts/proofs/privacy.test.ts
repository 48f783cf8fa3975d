import { expect, test } from 'vitest';
import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { type Failure, failuresOfServices, failWith } from './testing/failing-services.ts';
import { report, showProgress } from './testing/proof.ts';
import {
  MARKER,
  type Provocation,
  submissionsForEveryAnswer,
  whileBroken,
} from './testing/provoking-submissions.ts';
import { startProxiedStack } from './testing/proxied-stack.ts';
import { type Answer, send } from './testing/visitors.ts';

const HOUR_MS = 3_600_000;

test('no log line, metric, key of the limits or answer contains what a visitor has typed', async (context) => {
  const broken = new Map<string, Failure>();
  const stack = await startProxiedStack({
    // Exceeding the limits is one of the failures.
    variables: {},
    services: ['DYNAMODB', 'SNS', 'SESV2', 'WEBHOOK'],
    handle: (call) => failWith(broken.get(call.service), call, context.signal),
  });
  const answers: Answer[] = [];
  const sendAll = async (provocations: Provocation[]) => {
    for (const { submission, headers } of provocations)
      answers.push(await send(stack.url, submission, headers));
  };
  const sweepLater = async () => {
    // Outlasts claims and limits.
    stack.clock.advance(HOUR_MS);
    await stack.sweep();
    await stack.deliver();
  };

  // A full hour: more than the limit allows would be less in each of two of its windows.
  stack.clock.advance(HOUR_MS - (Date.now() % HOUR_MS));

  let number = 0;
  for (const form of FORM_NAMES) {
    await sendAll(submissionsForEveryAnswer(form, number++));
    await sweepLater();
  }
  const failures = failuresOfServices('error');
  for (const [done, [service, failure]] of failures.entries()) {
    broken.set(service, failure);
    for (const form of FORM_NAMES) await sendAll(whileBroken(form, number++));
    await sweepLater();
    broken.delete(service);
    showProgress('failures', done + 1, failures.length);
  }
  await sweepLater();

  const { log } = stack;
  const entries = log.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const metrics = entries.filter((entry) => '_aws' in entry);
  const leads = await stack.items('businessLeads');
  report(context, {
    answers: answers.length,
    'failures of services': failures.length,
    'log lines': log.length,
    metrics: metrics.length,
    'leads with the marker': withMarker(leads.map(asText)).length,
  });
  // All was provoked, and the marker went where it belongs.
  expect(answers.map(kindOf)).toEqual(expect.arrayContaining(EXPECTED));
  expect(entries.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(FAILED));
  expect(metrics.length).toBeGreaterThanOrEqual(answers.length);
  expect(withMarker(leads.map(asText))).not.toEqual([]);
  expect(withMarker(answers.map(({ text }) => text))).not.toEqual([]);

  expect(withMarker(log)).toEqual([]);
  expect(withMarker((await stack.items('limits')).map(asText))).toEqual([]);
  expect(withMarker(answers.map(withoutOwnFields))).toEqual([]);
});

const EXPECTED = [
  ...['400 invalid_body', '400 honeypot', '400 too_fast', '403 origin', '405 method', '409 23505'],
  ...['413 body_too_large', '415 media_type', '422 validation', '422 key_reuse', '429 rate_limited'],
  ...['502 notify_failed', '503 store_failed', '201', '303', '422'],
];

/** Logged outcomes of service failures. */
const FAILED = ['store_failed', 'notify_failed', 'confirmation_failed', 'webhook_failed'];

function kindOf({ status, headers, text }: Answer): string {
  return headers['content-type'] === 'application/problem+json'
    ? `${status} ${JSON.parse(text).code}`
    : `${status}`;
}

/** An answer without the form values shown to their author. */
const withoutOwnFields = ({ headers, text }: Answer) =>
  JSON.stringify(headers) +
  text.replace(/(<input[^>]*\svalue=")[^"]*/g, '$1').replace(/(<textarea[^>]*>)[^<]*/g, '$1');

/** Finds the marker in any case and in base64; being letters only, percent-encoding leaves it alone. */
const withMarker = (texts: readonly string[]) =>
  texts.filter((text) => {
    const lower = text.toLowerCase();
    return lower.includes(MARKER) || ENCODED.some((each) => text.includes(each));
  });

/** Base64 of the marker at the three possible offsets, without the characters that depend on its neighbours. */
const ENCODED = [0, 1, 2].map((before) =>
  Buffer.from('x'.repeat(before) + MARKER)
    .toString('base64')
    .slice(before === 0 ? 0 : 4, -4),
);

const asText = (item: unknown) =>
  JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value));
