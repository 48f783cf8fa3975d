import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { breakOn, FAILURES } from './failing-services.ts';
import { atLeast, exactly, type Finding, info, LONG, type Proof, type ProofOptions } from './proof.ts';
import { MARKER, submissionsForEveryAnswer, whileBroken } from './provoking-submissions.ts';
import { startServiceProxy } from './service-proxy.ts';
import { createTestClock } from './test-clock.ts';
import { startTestStack } from './test-stack.ts';
import { type Answer, closeConnections, send } from './visitors.ts';

export const proof: Proof = {
  promise:
    'Puts a marker into every field and provokes every failure: no log line, metric, key of the limits or answer contains it, except the fields of the page that shows visitors their own form again.',
  run: privacy,
};

async function privacy({ runs, sabotage, signal, progress }: ProofOptions): Promise<Finding[]> {
  const clock = createTestClock();
  const broken = new Map<string, string>();
  const proxied = (service: string) =>
    startServiceProxy(service, (call) => breakOn(broken.get(service), call, signal));
  const proxies = {
    DYNAMODB: await proxied('DYNAMODB'),
    SNS: await proxied('SNS'),
    SESV2: await proxied('SESV2'),
    WEBHOOK: await proxied('WEBHOOK'),
  };
  // Keep the default limits: exceeding them is one of the failures.
  const stack = await startTestStack({ proxies, variables: clock.environment });
  const answers: Answer[] = [];
  const said = new Set<string>();
  const sendAll = async (submissions: ReturnType<typeof submissionsForEveryAnswer>) => {
    for (const { submission, headers } of submissions) {
      signal.throwIfAborted();
      const answer = await send(stack.url, submission, headers);
      answers.push(answer);
      said.add(`${answer.status} ${codeOf(answer)}`.trim());
    }
  };
  try {
    let number = 0;
    for (const form of FORM_NAMES) {
      await sendAll(submissionsForEveryAnswer(form, number++));
      progress('forms', number, FORM_NAMES.length);
    }
    const failures = runs < LONG ? FAILURES.filter(({ isQuick }) => isQuick) : FAILURES;
    for (const [done, { service, kind }] of failures.entries()) {
      broken.set(service, kind);
      for (const form of FORM_NAMES) await sendAll(whileBroken(form, number++));
      await stack.runRule('EveryMinute');
      clock.advance(121_000);
      await stack.runRule('EveryMinute');
      await stack.deliver();
      broken.delete(service);
      progress('failures', done + 1, failures.length);
    }
    clock.advance(121_000);
    await stack.runRule('EveryMinute');
    await stack.deliver();

    const lines = [...stack.log];
    if (sabotage) lines.push(String((await stack.items('businessLeads'))[0]?.email));
    const entries = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    const isLogged = (outcome: string) => entries.some((entry) => entry.outcome === outcome);
    const metrics = entries.filter((entry) => '_aws' in entry);
    const limits = await stack.items('limits');
    return [
      info('answers', answers.length),
      info('kinds of answers', [...said].sort().join(', ')),
      exactly('kinds of refusal that were not provoked', missing(said).length, 0),
      ...(missing(said).length > 0 ? [info('these', missing(said).join(', '))] : []),
      info('failures of services', failures.map(({ service, kind }) => `${service} ${kind}`).join(', ')),
      info('log lines', lines.length),
      exactly(
        'kinds of failure that the log does not know',
        FAILED.filter((one) => !isLogged(one)).length,
        0,
      ),
      atLeast('metrics', metrics.length, answers.length),
      exactly('log lines with the marker', withMarker(lines), 0),
      exactly('metrics with the marker', withMarker(metrics.map((each) => JSON.stringify(each))), 0),
      exactly('keys of the limits with the marker', withMarker(limits.map(asText)), 0),
      exactly('answers with the marker', withMarker(answers.map(withoutOwnFields)), 0),
      atLeast('pages that show the own fields', withMarker(answers.map(({ text }) => text)), 1),
      atLeast('leads with the marker', withMarker((await stack.items('businessLeads')).map(asText)), 1),
    ];
  } finally {
    closeConnections();
    await stack.end();
    clock.remove();
  }
}

const EXPECTED = [
  ...['400 invalid_body', '400 honeypot', '400 too_fast', '403 origin', '405 method', '409 23505'],
  ...['413 body_too_large', '415 media_type', '422 validation', '422 key_reuse', '429 rate_limited'],
  ...['502 notify_failed', '503 store_failed', '201', '303', '422'],
];

/** Logged outcomes of service failures. */
const FAILED = ['store_failed', 'notify_failed', 'confirmation_failed', 'webhook_failed'];

const missing = (said: ReadonlySet<string>) => EXPECTED.filter((each) => !said.has(each));

function codeOf({ headers, text }: Answer): string {
  return headers['content-type'] === 'application/problem+json' ? JSON.parse(text).code : '';
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
  }).length;

/** Base64 of the marker at the three possible offsets, without the characters that depend on its neighbours. */
const ENCODED = [0, 1, 2].map((before) =>
  Buffer.from('x'.repeat(before) + MARKER)
    .toString('base64')
    .slice(before === 0 ? 0 : 4, -4),
);

const asText = (item: unknown) =>
  JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value));
