import { expect, test } from 'vitest';
import { FORM_NAMES } from '../../functions/leads/contract.ts';
import { isLong, report, runs, showProgress } from './testing/proof.ts';
import { startProxiedStack } from './testing/proxied-stack.ts';
import { type Call, pass } from './testing/service-proxy.ts';
import { type Answer, type Submission, send, submissionOf } from './testing/visitors.ts';

const AT_ONCE = 20;

test('of twenty equal submissions at once one is stored, and all get the same answer', async (context) => {
  const rounds = 2 * runs;
  const figures = await raceCopies(rounds);
  report(context, figures);
  expect(figures).toMatchObject({
    stored: rounds,
    'answers that say it is new': rounds,
    'rounds with different answers': 0,
    'without notification': 0,
  });
});

test('of many visitors who give the same address at once one is new, and all others are told that it is known', async (context) => {
  const rivals = Math.min(200, 4 * runs);
  const stack = await startRace();
  const email = 'dieselbe@example.com';
  const answers = await atOnce(rivals, (number) => {
    const one = submissionOf(number, 'free-prompts');
    return send(stack.url, { ...one, body: JSON.stringify({ ...JSON.parse(String(one.body)), email }) });
  });
  const known = answers.filter(({ status, text }) => status === 409 && JSON.parse(text).code === '23505');
  report(context, { 'rivals for one address': rivals, 'told that it is known': known.length });
  expect(answers.filter(isNew)).toHaveLength(1);
  expect(known).toHaveLength(rivals - 1);
  await stack.retry();
  expect(await stack.leads()).toMatchObject([{ email }]);
  expect(new Set(await stack.notified())).toEqual(new Set([email]));
});

test('the proof fails if a store ignores the condition of a write', async () => {
  const figures = await raceCopies(2, async ({ action, body, forward, response }) => {
    if (action !== 'PutItem') return pass(response, await forward());
    const { ConditionExpression, ExpressionAttributeValues, ...put } = JSON.parse(body.toString());
    pass(response, await forward(Buffer.from(JSON.stringify(put))));
  });
  expect(figures['answers that say it is new']).toBeGreaterThan(2);
});

async function raceCopies(rounds: number, sabotage?: (call: Call) => Promise<void>) {
  const stack = await startRace(sabotage);
  let different = 0;
  let newOnes = 0;
  for (let round = 0; round < rounds; round++) {
    const submission = equalSubmission(round);
    const answers = await atOnce(AT_ONCE, () => send(stack.url, submission));
    if (new Set(answers.map(({ status, text }) => `${status} ${text}`)).size > 1) different++;
    newOnes += answers.filter(isNew).length;
    showProgress('races', round + 1, rounds);
  }
  await stack.retry();
  const leads = await stack.leads();
  const notified = await stack.notified();
  return {
    rounds,
    'equal submissions at once': AT_ONCE,
    stored: leads.length,
    'answers that say it is new': newOnes,
    'rounds with different answers': different,
    'without notification': leads.filter(({ email }) => !notified.includes(String(email))).length,
  };
}

const startRace = (sabotage?: (call: Call) => Promise<void>) =>
  startProxiedStack({
    ...(sabotage && { services: ['DYNAMODB'], handle: sabotage }),
    processes: isLong ? AT_ONCE : 4,
  });

/** Every form in turn; every tenth without an id, as from a browser without JavaScript. */
function equalSubmission(round: number): Submission {
  const submission = submissionOf(round, FORM_NAMES[(round + Math.floor(round / 10)) % FORM_NAMES.length]);
  if (round % 10 !== 9) return submission;
  const { submissionId, elapsedMs, consent, ...fields } = JSON.parse(String(submission.body));
  return {
    ...submission,
    contentType: 'application/x-www-form-urlencoded',
    accept: 'text/html',
    body: new URLSearchParams({ ...fields, ...(consent && { consent: 'on' }) }).toString(),
  };
}

const atOnce = (times: number, action: (number: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, number) => action(number)));

const isNew = ({ status, headers }: Answer) =>
  (status === 201 || status === 303) && headers['idempotency-replayed'] === undefined;
