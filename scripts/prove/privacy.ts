import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { breakOn, FAILURES } from './failing-services.ts';
import { atLeast, exactly, type Figure, LONG, type Proof, type ProofOptions, told } from './proof.ts';
import { MARKER, provoked, whileBroken } from './provoked.ts';
import { setStage } from './stage.ts';
import { createTestClock } from './test-clock.ts';
import { type Answer, hangUp, send } from './visitors.ts';
import { startWire } from './wire.ts';

export const proof: Proof = {
  promise:
    'A marker stands in every field and every failure is provoked: it is in no log line, no metric, no key of the limits and no answer, but in the fields of the page that shows a visitor the own form again.',
  run: privacy,
};

async function privacy({ runs, sabotage, signal, progress }: ProofOptions): Promise<Figure[]> {
  const clock = createTestClock();
  const broken = new Map<string, string>();
  const wires: Array<{ close(): Promise<void> }> = [];
  const through = async (service: string, url: string) => {
    if (service === 'SECRETS_MANAGER') return url;
    const wire = await startWire(service, url, (call) => breakOn(broken.get(service), call, signal));
    wires.push(wire);
    return wire.url;
  };
  // The default limits: that they are reached is one of the failures.
  const stage = await setStage({
    proof: { through, now: clock.now, environment: clock.environment },
  });
  const answers: Answer[] = [];
  const said = new Set<string>();
  const sendAll = async (submissions: ReturnType<typeof provoked>) => {
    for (const { submission, headers } of submissions) {
      signal.throwIfAborted();
      const answer = await send(stage.url, submission, headers);
      answers.push(answer);
      said.add(`${answer.status} ${codeOf(answer)}`.trim());
    }
  };
  try {
    let number = 0;
    for (const form of FORM_NAMES) {
      await sendAll(provoked(form, number++));
      progress('forms', number, FORM_NAMES.length);
    }
    const failures = runs < LONG ? FAILURES.filter(({ isQuick }) => isQuick) : FAILURES;
    for (const [done, { service, kind }] of failures.entries()) {
      broken.set(service, kind);
      for (const form of FORM_NAMES) await sendAll(whileBroken(form, number++));
      await stage.runRule('EveryMinute');
      clock.advance(121_000);
      await stage.runRule('EveryMinute');
      await stage.deliver();
      broken.delete(service);
      progress('failures', done + 1, failures.length);
    }
    clock.advance(121_000);
    await stage.runRule('EveryMinute');
    await stage.deliver();

    const lines = [...stage.log, ...logLines(join(stage.folder, 'logs'))];
    if (sabotage) lines.push(String((await stage.items('businessLeads'))[0]?.email));
    const entries = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
    const isLogged = (outcome: string) => entries.some((entry) => entry.outcome === outcome);
    const metrics = entries.filter((entry) => '_aws' in entry);
    const limits = await stage.items('limits');
    return [
      told('answers', answers.length),
      told('kinds of answers', [...said].sort().join(', ')),
      exactly('kinds of refusal that were not provoked', missing(said).length, 0),
      ...(missing(said).length > 0 ? [told('these', missing(said).join(', '))] : []),
      told('failures of services', failures.map(({ service, kind }) => `${service} ${kind}`).join(', ')),
      told('log lines', lines.length),
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
      atLeast('leads with the marker', withMarker((await stage.items('businessLeads')).map(asText)), 1),
    ];
  } finally {
    hangUp();
    await stage.end();
    for (const wire of wires) await wire.close();
    clock.remove();
  }
}

const EXPECTED = [
  ...['400 invalid_body', '400 honeypot', '400 too_fast', '403 origin', '405 method', '409 23505'],
  ...['413 body_too_large', '415 media_type', '422 validation', '422 key_reuse', '429 rate_limited'],
  ...['502 notify_failed', '503 store_failed', '201', '303', '422'],
];

/** What functions say of the failures of services. */
const FAILED = ['store_failed', 'notify_failed', 'confirmation_failed', 'webhook_failed'];

const missing = (said: ReadonlySet<string>) => EXPECTED.filter((each) => !said.has(each));

function codeOf({ headers, text }: Answer): string {
  return headers['content-type'] === 'application/problem+json' ? JSON.parse(text).code : '';
}

/** An answer without what the visitor finds in the own form again. */
const withoutOwnFields = ({ headers, text }: Answer) =>
  JSON.stringify(headers) +
  text.replace(/(<input[^>]*\svalue=")[^"]*/g, '$1').replace(/(<textarea[^>]*>)[^<]*/g, '$1');

/** However it is written: in capitals, in base64, percent-encoded it is still the same, as it is letters only. */
const withMarker = (texts: readonly string[]) =>
  texts.filter((text) => {
    const lower = text.toLowerCase();
    return lower.includes(MARKER) || ENCODED.some((each) => text.includes(each));
  }).length;

/** Base64 of the marker at each of the three places where it may begin, without what depends on its neighbours. */
const ENCODED = [0, 1, 2].map((before) =>
  Buffer.from('x'.repeat(before) + MARKER)
    .toString('base64')
    .slice(before === 0 ? 0 : 4, -4),
);

const asText = (item: unknown) =>
  JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value));

const logLines = (folder: string) =>
  readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean));
